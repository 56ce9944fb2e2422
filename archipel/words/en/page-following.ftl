### The page: following a match, by ear and from afar.

page-following-away = While you were away
page-following-more = { $count ->
    [one] { $count } event before that
   *[other] { $count } events before that
}
page-following-show = Show me
page-following-dismiss = I have seen it
page-following-showing = What you missed, once more
page-following-settings = To follow along
page-following-sounds = Sounds
page-following-notify = Tell me when it is my turn and I look elsewhere
page-following-refused = Your browser does not allow it. Its settings for this page can change that.
