// Inlined into the head of every page and run before anything is painted. One fixed text, so that one content-security
// hash fits all pages.
import { HOME_PATH } from '@little-dunes/domain/paths'
import { scheduleWelcome } from '#home/schedule-welcome'
import { currentRoute } from '#platform/shop-location'
import { recordEarlyClicks } from '#shell/hydration/early-clicks'
import { setSessionAttribute } from '#shell/hydration/session-attribute'
import { startDeferredScripts } from '#shell/hydration/start-deferred-scripts'

setSessionAttribute()
if (currentRoute().pathname === HOME_PATH) scheduleWelcome()
startDeferredScripts()
recordEarlyClicks()
