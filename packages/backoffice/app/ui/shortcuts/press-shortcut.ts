import { areLettersShortcuts } from '#ui/shortcuts/letter-shortcuts'
import { pressedKey, SHORTCUT_KEYS } from '#ui/shortcuts/shortcut-keys'

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select'

/** Letters are text in a field, and in one that a scanner is about to use. */
const isTyping = (target: EventTarget | null): boolean =>
  [target, document.activeElement].some(
    (one) => one instanceof HTMLElement && (one.isContentEditable || one.matches(FIELDS)),
  )

/** The topmost layer: an open window, or the page. */
const onTop = (): ParentNode =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')].at(-1) ?? document

function press(control: HTMLElement): void {
  if (control.matches(FIELDS)) control.focus()
  else control.click()
}

const ROW_CONTROL = 'a[href], button'

const rowsWithControls = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main tbody tr')].filter((row) => row.querySelector(ROW_CONTROL))

/** Moves the focus to the next or previous row of a list; from outside, to the first or last row. */
function moveRow(step: 1 | -1): boolean {
  const rows = rowsWithControls()
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const row = at < 0 ? rows.at(step > 0 ? 0 : -1) : rows[at + step]
  row?.querySelector<HTMLElement>(ROW_CONTROL)?.focus()
  return row !== undefined
}

/** Selects the row with the focus. */
function selectRow(): boolean {
  const row = rowsWithControls().find((one) => one.contains(document.activeElement))
  const box = row?.querySelector<HTMLElement>('input[type=checkbox]')
  box?.click()
  return box != null
}

const [NEXT, PREVIOUS, SELECT] = [SHORTCUT_KEYS.next[0], SHORTCUT_KEYS.previous[0], SHORTCUT_KEYS.select[0]]

/** Keys in all lists. */
const IN_LISTS: Readonly<Record<string, () => boolean>> = {
  [NEXT]: () => moveRow(1),
  [PREVIOUS]: () => moveRow(-1),
  [SELECT]: selectRow,
}

/** The shortcut of a key event; null during typing, and for letters that were turned off. */
export function shortcutKey(event: KeyboardEvent): string | null {
  const key = pressedKey(event)
  if (key === null || event.defaultPrevented) return null
  const isLetter = key.length === 1
  return isLetter && (isTyping(event.target) || !areLettersShortcuts()) ? null : key
}

/** Clicks the control with this key, or moves in its list; returns true if there was one. */
export function pressShortcut(key: string): boolean {
  const top = onTop()
  const control = top.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]:not(:disabled)`)
  if (control) {
    press(control)
    return true
  }
  return top === document && (IN_LISTS[key]?.() ?? false)
}
