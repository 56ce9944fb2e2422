### Les premières parties guidées : ce que le serveur refuse.

no-such-lesson = il n’y a pas de leçon { $lesson } de { $game }
lesson-past-its-end = ces coups continuent après l’arrêt de la leçon
