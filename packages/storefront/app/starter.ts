// Loaded by pages whose own scripts wait for an interaction (decision 069). It runs the few features that cannot wait,
// and checks whether the scripts are needed in any case.
import { countDownUnused } from '#home/flash-sale/count-down-unused'
import { turnHeroUnused } from '#home/hero/turn-hero-unused'
import { scheduleWelcome, WELCOME_ID } from '#home/schedule-welcome'
import { rememberSeenProduct } from '#product/recently-seen/remember-seen-product'
import { askForNeededScripts } from '#shell/hydration/ask-for-needed-scripts'
import { recordEarlyGestures } from '#shell/hydration/early-gestures'
import { tellWorkerOnceShown } from '#shell/hydration/tell-worker-once-shown'
import { whenShown } from '#shell/hydration/when-shown'

askForNeededScripts()
tellWorkerOnceShown()
recordEarlyGestures()
whenShown(() => {
  rememberSeenProduct()
  countDownUnused()
  turnHeroUnused()
  if (document.getElementById(WELCOME_ID)) scheduleWelcome()
})
