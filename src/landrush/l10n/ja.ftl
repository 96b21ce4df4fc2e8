ui-seat = プレイヤー{ $n }

list-nothing = なし
list-more = { $start }、{ $item }
list-last = { $start }、{ $item }

why-game-over = ゲームは終了しています。
why-not-possible-now = 今はできません。
why-not-enough = { $what }が足りません（必要：{ $need }、所持：{ $have }）。
why-supply-lacks = サプライに{ $what }がありません。
why-fixed-order = あとで足りなくならないように、一覧の順に指定してください。
why-no-such-space = そのような場所はありません。
why-unreadable = 「{ $text }」はこのゲームの手ではありません。
why-must-act = 手番を終える前に、アクションを行わなければなりません。

log-first-player = スタートプレイヤーは{ $player }です。
log-turn = 手番{ $n }：{ $player }。
log-passed = { $player }はパスしました。
log-won = { $player }が勝利しました。
log-shared = { $players }が勝利を分け合いました。

ui-colour-1 = 青
ui-colour-2 = 黄
ui-colour-3 = 緑
ui-colour-4 = 赤
ui-rank = 順位
ui-player = プレイヤー
ui-automaton = オートマ
ui-human = 人間
ui-bot-named = ボット { $bot }
ui-play-start = { $game }、シード { $seed }：{ $seats }
ui-play-hint = help  { $parts }  log  why MOVE  undo  save FILE  quit
ui-play-help =
    選択肢の番号か、手そのものを入力してください。「…」で終わる見出しは、「…」の直前の語がその手の最初の語です。「build …」の下の「C4」なら、「build C4」または「C4」と入力します。選択肢が1つだけのときは、Enterだけで選べます。
ui-play-help-parts = 盤面のこの部分を表示する
ui-play-help-log = これまでの出来事をすべて表示する
ui-play-help-why = その手で何が起こるか、または今できない理由を表示する
ui-play-help-undo = 自分の直前の決定の前に戻る（その後に乱数の結果もほかのプレイヤーの決定もない場合のみ）
ui-play-help-save = 局面をファイルに書き込む。続きは landrush play { $game } --load FILE
ui-play-help-quit = ゲームをやめる
ui-play-earlier = …これより前に{ $n }件：log
ui-play-possible = 今できます。
ui-play-then = 今できます。結果：{ $events }
ui-play-saved = { $file }に保存しました。
ui-play-not-saved = { $file }に書き込めません：{ $why }。
ui-play-nothing-to-undo = 元に戻せません。直前の決定のあとに、乱数の結果かほかのプレイヤーの決定がありました。
ui-play-no-number = 選択肢{ $n }はありません。1から{ $most }までです。
ui-play-no-argument = { $command }のあとに何か入力が必要です。helpを参照してください。
ui-play-choose = 選択肢の番号か手を入力してください。helpも参照できます。
ui-play-pause = Enterで次へ進みます。
ui-play-over = ゲーム終了です。
