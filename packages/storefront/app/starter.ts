// Loaded by pages whose own scripts wait until somebody is there (decision 069): what opens, moves, is heard or is remembered
// without them, and the question whether they are needed all the same.
import { countDownUnused } from '#home/flash-sale/count-down-unused'
import { turnHeroUnused } from '#home/hero/turn-hero-unused'
import { scheduleWelcome, WELCOME_ID } from '#home/schedule-welcome'
import { rememberSeenProduct } from '#product/recently-seen/remember-seen-product'
import { askForNeededScripts } from '#shell/hydration/ask-for-needed-scripts'
import { recordEarlyGestures } from '#shell/hydration/early-gestures'
import { whenShown } from '#shell/hydration/when-shown'

askForNeededScripts()
// Made ahead: the worker keeps what is looked at (decision 062).
document.addEventListener('prerenderingchange', () => navigator.serviceWorker?.controller?.postMessage(''))
recordEarlyGestures()
whenShown(() => {
  rememberSeenProduct()
  countDownUnused()
  turnHeroUnused()
  if (document.getElementById(WELCOME_ID)) scheduleWelcome()
})
