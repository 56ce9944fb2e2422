### La page : ce que disent ses boutons, ses panneaux et ses phrases.

page-move = { $move }
