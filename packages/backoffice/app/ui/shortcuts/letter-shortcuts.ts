const KEY = 'letter-shortcuts'

/** True if single letters are shortcuts in this browser; they can be turned off (WCAG 2.2, 2.1.4). */
export function areLettersShortcuts(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function setLetterShortcuts(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // Without storage they are on.
  }
}
