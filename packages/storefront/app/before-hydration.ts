// Inlined into the head of every page and run before anything is painted. One fixed text, so that one content-security
// hash fits all pages.
import { LANGUAGES } from '@little-dunes/domain/messages/languages'
import { languageBase } from '@little-dunes/domain/paths'
import { scheduleWelcome } from '#home/schedule-welcome'
import { recordEarlyClicks } from '#shell/hydration/early-clicks'
import { setSessionAttribute } from '#shell/hydration/session-attribute'
import { startDeferredScripts } from '#shell/hydration/start-deferred-scripts'

setSessionAttribute()
const path = location.pathname.replace(/\/$/, '')
if (LANGUAGES.some((language) => languageBase(language) === path)) scheduleWelcome()
startDeferredScripts()
recordEarlyClicks()
