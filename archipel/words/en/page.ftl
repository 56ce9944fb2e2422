### The page: what its buttons, panels and sentences say.

page-move = { $move }
