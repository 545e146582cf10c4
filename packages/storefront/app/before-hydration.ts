// Inlined into the head of every page and run before the first paint. One fixed text, so that one content-security hash
// fits all pages.

import { showEarlyCartCount } from '#shell/hydration/early-cart-count'
import { recordEarlyClicks } from '#shell/hydration/early-clicks'
import { followScroll } from '#shell/hydration/follow-scroll'
import { recordComposition } from '#shell/hydration/record-composition'
import { setSessionAttribute } from '#shell/hydration/session-attribute'
import { startDeferredScripts } from '#shell/hydration/start-deferred-scripts'
import { stayOnEmptyLinks } from '#shell/hydration/stay-on-empty-links'
import { setVisitingAttribute } from '#shell/hydration/visiting-attribute'

setSessionAttribute()
setVisitingAttribute()
showEarlyCartCount()
startDeferredScripts()
recordEarlyClicks()
recordComposition()
followScroll()
stayOnEmptyLinks()
