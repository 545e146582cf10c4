import { sessionStore } from '#platform/browser-storage'

export const WELCOME_ID = 'welcome'

/** HOME-02, DATA-40. */
const SEEN_KEY = 'welcomeSeen'
/** CONST-21. */
const DELAY_MS = 2000
/** What the first screen needs comes before what covers it. */
const FETCH_MS = 1200

const isSeen = (): boolean => sessionStore.get(SEEN_KEY) !== null

function open(): void {
  const dialog = document.getElementById(WELCOME_ID)
  if (!(dialog instanceof HTMLDialogElement) || isSeen()) return
  sessionStore.set(SEEN_KEY, 'yes')
  // Its close button is all that keyboards can reach, so the focus stays there.
  dialog.addEventListener('keydown', (event) => event.key === 'Tab' && event.preventDefault())
  dialog.showModal()
}

/**
 * Opens the welcome popup of the page two seconds from now, once in a browser session (HOME-01). Done by the
 * starter of home as well, so that a first visit has it with or without the page's scripts (D-74). Answers how to stop.
 */
export function scheduleWelcome(): () => void {
  if (isSeen()) return () => undefined
  const fetching = setTimeout(() => {
    // The staff may have taken the popup from the page, or given it another picture.
    document.querySelector(`#${WELCOME_ID} img`)?.setAttribute('loading', 'eager')
  }, FETCH_MS)
  const opening = setTimeout(open, DELAY_MS)
  return () => {
    clearTimeout(fetching)
    clearTimeout(opening)
  }
}
