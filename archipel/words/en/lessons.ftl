### Guided first games: what the server refuses.

no-such-lesson = there is no lesson { $lesson } of { $game }
lesson-past-its-end = these moves go on after the lesson has stopped
