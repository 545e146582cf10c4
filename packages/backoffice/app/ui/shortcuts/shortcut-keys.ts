/** All keys of the back office, except those after G, which are with their screens. */
export const SHORTCUT_KEYS = {
  search: ['Control+K', 'Meta+K', '/'],
  next: ['J'],
  previous: ['K'],
  select: ['X'],
  create: ['N'],
  filter: ['F'],
  save: ['Control+S', 'Meta+S', 'S'],
  nextStep: ['S'],
  print: ['P'],
  refund: ['R'],
  note: ['M'],
  list: ['?'],
} as const
export type Shortcut = keyof typeof SHORTCUT_KEYS

/** Begins the shortcut of a screen; a letter follows. */
export const GO_KEY = 'G'

/**
 * Lets the keys of a shortcut click a control, or focus it if it is a field: `<Button {...shortcut('create')}>`. Screen
 * readers announce them as well.
 */
export const shortcut = (name: Shortcut): { 'aria-keyshortcuts': string } => ({
  'aria-keyshortcuts': SHORTCUT_KEYS[name].join(' '),
})

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * The pressed key in the notation of the list above; null for anything else. Arabic keyboards have Latin letters by
 * position.
 */
export function pressedKey({ key, code, ctrlKey, metaKey, altKey }: Pressed): string | null {
  // Autofill makes Chrome send key events without a key.
  if (!key || altKey) return null
  const place = /^Key([A-Z])$/.exec(code)?.[1]
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : (place ?? (key === '؟' ? '?' : key))
  if (ctrlKey) return `Control+${letter}`
  if (metaKey) return `Meta+${letter}`
  return letter.length === 1 ? letter : null
}
