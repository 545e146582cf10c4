import { sessionStore } from '#platform/browser-storage'

export const WELCOME_ID = 'welcome'

/** HOME-02, DATA-40. */
const SEEN_KEY = 'welcomeSeen'
/** CONST-21. */
const DELAY_MS = 2000
/** The resources of the first screen come before the popup that covers it. */
const FETCH_MS = 1200

const isSeen = (): boolean => sessionStore.get(SEEN_KEY) !== null

function open(): void {
  const dialog = document.getElementById(WELCOME_ID)
  if (!(dialog instanceof HTMLDialogElement) || isSeen()) return
  sessionStore.set(SEEN_KEY, 'yes')
  // Only the close button is reachable by keyboard, so the focus stays on it.
  dialog.addEventListener('keydown', (event) => event.key === 'Tab' && event.preventDefault())
  dialog.showModal()
}

/**
 * Opens the welcome popup after two seconds, once per browser session (HOME-01). The starter of the home page calls it
 * too, so a first visit shows the popup with or without the page's scripts (D-74). Returns a function that stops it.
 */
export function scheduleWelcome(): () => void {
  if (isSeen()) return () => undefined
  const fetching = setTimeout(() => {
    // The team may have removed the popup or changed its picture.
    document.querySelector(`#${WELCOME_ID} img`)?.setAttribute('loading', 'eager')
  }, FETCH_MS)
  const opening = setTimeout(open, DELAY_MS)
  return () => {
    clearTimeout(fetching)
    clearTimeout(opening)
  }
}
