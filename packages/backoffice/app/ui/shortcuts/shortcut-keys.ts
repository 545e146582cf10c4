/** Every key of the back office, but those after G, which stand beside the screens that they lead to. */
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

/** Begins the way to a screen; a letter follows. */
export const GO_KEY = 'G'

/**
 * Makes the keys of a shortcut press a control, or move to it where it is a field: `<Button {...shortcut('create')}>`. Who
 * hears the page is told of them as well.
 */
export const shortcut = (name: Shortcut): { 'aria-keyshortcuts': string } => ({
  'aria-keyshortcuts': SHORTCUT_KEYS[name].join(' '),
})

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * What was pressed, as the list above writes it; null for what is no shortcut. A keyboard that writes Arabic has Latin letters
 * by their places.
 */
export function pressedKey({ key, code, ctrlKey, metaKey, altKey }: Pressed): string | null {
  // Filling in a form by itself makes Chrome send key events without a key.
  if (!key || altKey) return null
  const place = /^Key([A-Z])$/.exec(code)?.[1]
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : (place ?? (key === '؟' ? '?' : key))
  if (ctrlKey) return `Control+${letter}`
  if (metaKey) return `Meta+${letter}`
  return letter.length === 1 ? letter : null
}
