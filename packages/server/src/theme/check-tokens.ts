import { getContrast, readColour } from '#theme/colour'

export type Tokens = Readonly<Record<string, string>>

const LENGTH = /^(0|-?[\d.]+(px|rem|em|ch|vw|%)|(clamp|min|max|calc)\([\w\s.,%+*/()-]+\))$/
/** Characters that would end the declaration, load a resource, or hide the rest of the sheet. */
const BREAKS_OUT = /[;{}<>\\@]|\/\*|url\(/i

interface Kind {
  names: RegExp
  isRight(value: string): boolean
  example: string
}

const KINDS: readonly Kind[] = [
  {
    names: /^--color-/,
    isRight: (value) => readColour(value) !== null,
    example: 'a colour like "#1e5f68" or "rgb(30 95 104 / 50%)"',
  },
  {
    names: /^--(radius|text|tracking|space|room|spacing|container)-/,
    isRight: (value) => LENGTH.test(value),
    example: 'a length like "12px", "1.5rem" or "clamp(1rem, 4vw, 2rem)"',
  },
  {
    names: /^--(font-weight|layer)-/,
    isRight: (value) => /^\d{1,4}$/.test(value),
    example: 'a whole number like "450"',
  },
  {
    names: /^--duration-/,
    isRight: (value) => /^[\d.]+m?s$/.test(value),
    example: 'a time like "200ms"',
  },
]

/** A message for each token that is unknown or has a value of another kind. */
export function wrongTokens(themeTokens: Tokens, house: ReadonlyMap<string, string>): string[] {
  return Object.entries(themeTokens).flatMap(([name, value]) => {
    if (!house.has(name)) return [`${name} is not a token of the shop${nearest(name, house)}`]
    const kind = KINDS.find(({ names }) => names.test(name))
    if (BREAKS_OUT.test(value) || value.trim() === '') return [`${name} has the invalid value "${value}"`]
    return kind && !kind.isRight(value) ? [`${name} is "${value}"; it must be ${kind.example}`] : []
  })
}

const toLetters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]|colour|color/g, '')

function nearest(name: string, house: ReadonlyMap<string, string>): string {
  const letters = toLetters(name)
  const match = [...house.keys()].find((one) => toLetters(one) === letters)
  return match ? `; did you mean ${match}?` : '; packages/design/styles/tokens.css lists them'
}

const SHADE = /^(--color-.+)-\d+$/

/** Derived shades of a colour: `--color-page-94` is `--color-page` at 94 %, unless the theme sets it. */
export function withShades(themeTokens: Tokens, house: ReadonlyMap<string, string>): Tokens {
  const shades = [...house].flatMap(([name, value]) => {
    const base = SHADE.exec(name)?.[1]
    const shade = readColour(value)
    const colour = readColour((base && themeTokens[base]) ?? '')
    if (!shade || !colour || shade.alpha === 1 || themeTokens[name] !== undefined) return []
    const { red, green, blue } = colour
    return [[name, `rgb(${red} ${green} ${blue} / ${Math.round(shade.alpha * 100)}%)`]]
  })
  return { ...themeTokens, ...Object.fromEntries(shades) }
}

const TEXT = 4.5
/** Borders of controls are not text (WCAG 1.4.11). */
const PART = 3

/** Colour pairs on pages with their minimum contrast. */
const PAIRS: readonly (readonly [front: string, back: string, min: number])[] = [
  ...['page', 'surface', 'sand-50'].flatMap((back) =>
    ['ink', 'ink-soft', 'ink-mute', 'sea'].map((front) => [front, back, TEXT] as const),
  ),
  ['ink-mute', 'sand-100', TEXT],
  ['sea', 'sea-tint', TEXT],
  ['white', 'sea', TEXT],
  ['white', 'sea-deep', TEXT],
  ['sea-deep', 'page', TEXT],
  ['white', 'ink', TEXT],
  ['coral', 'page', TEXT],
  ['white', 'coral', TEXT],
  ['coral-deep', 'coral-tint', TEXT],
  ['palm', 'page', TEXT],
  ['palm', 'palm-tint', TEXT],
  ['danger', 'page', TEXT],
  ['danger', 'danger-tint', TEXT],
  ['ink', 'sun', TEXT],
  ['ink', 'sun-tint', TEXT],
  ['on-night', 'night', TEXT],
  ['line-strong', 'page', PART],
  ['star', 'page', PART],
]

/** A message for each pair below the contrast of WCAG 2.2 AA. */
export function weakContrasts(themeTokens: Tokens, house: ReadonlyMap<string, string>): string[] {
  return PAIRS.flatMap(([front, back, min]) => {
    const names = [`--color-${front}`, `--color-${back}`]
    if (!names.some((name) => name in themeTokens)) return []
    const [one, other] = names.map((name) => readColour(themeTokens[name] ?? house.get(name) ?? ''))
    const contrast = one && other ? getContrast(one, other) : min
    const said = Math.floor(contrast * 100) / 100
    return contrast >= min
      ? []
      : [`${names.join(' on ')} has a contrast of ${said}:1; the minimum is ${min}:1`]
  })
}
