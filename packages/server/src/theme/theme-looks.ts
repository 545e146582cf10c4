import type { Tokens } from '#theme/check-tokens'
import { type Colour, getContrast, readColour } from '#theme/colour'
import { HOUSE_LOOKS, type Looks, PAPER_INK, PAPER_QUIET } from '#theme/looks'

/** Minimum contrast of text in WCAG 2.2 AA. */
const LEAST = 4.5

/** A part of emails, documents or the back office: its tokens and the colour pairs to check. */
interface Part<Colours> {
  name: string
  tokens: Partial<Record<keyof Colours & string, string>>
  pairs: readonly (readonly [front: string, back: string])[]
}

const { email, paper } = HOUSE_LOOKS

const EMAIL_PARTS: readonly Part<typeof email>[] = [
  {
    name: 'emails',
    tokens: {
      page: '--color-sand-50',
      card: '--color-page',
      ink: '--color-ink',
      inkSoft: '--color-ink-soft',
      inkMute: '--color-ink-mute',
    },
    pairs: [
      ['ink', 'card'],
      ['inkSoft', 'page'],
      ['inkMute', 'page'],
    ],
  },
  {
    name: 'email buttons',
    tokens: { button: '--color-sea', onButton: '--color-white' },
    pairs: [['onButton', 'button']],
  },
  {
    name: 'emails in dark mode',
    tokens: {
      darkPage: '--color-night',
      darkCard: '--color-night',
      darkInk: '--color-on-night',
      darkInkSoft: '--color-on-night',
    },
    pairs: [
      ['darkInk', 'darkCard'],
      ['darkInkSoft', 'darkPage'],
    ],
  },
]

/** Thermal printers and copies are black and white, so only titles of documents are coloured. */
const PAPER_PARTS: readonly Part<typeof paper>[] = [
  { name: 'document titles', tokens: { title: '--color-sea-deep' }, pairs: [['title', '#ffffff']] },
  {
    name: 'document tints',
    tokens: { tint: '--color-sand-50' },
    pairs: [
      [PAPER_INK, 'tint'],
      [PAPER_QUIET, 'tint'],
    ],
  },
  { name: 'document lines', tokens: { rule: '--color-coral-bright', line: '--color-line' }, pairs: [] },
]

/** The back office keeps its default backgrounds. */
const BACKOFFICE = {
  sea: '#1e5f68',
  seaDeep: '#174c54',
  seaTint: '#ddebea',
  sea50: '#e8f1f0',
  sea100: '#d5e4e2',
  sea200: '#c3d7d5',
  seaFaint: '#f6faf9',
}
const ACCENT = {
  sea: '--color-sea',
  seaDeep: '--color-sea-deep',
  seaTint: '--color-sea-tint',
  sea50: '--color-sea-50',
  sea100: '--color-sea-100',
  sea200: '--color-sea-200',
  seaFaint: '--color-sea-faint',
}
const BACKOFFICE_PARTS: readonly Part<typeof BACKOFFICE>[] = [
  {
    name: 'the back office',
    tokens: ACCENT,
    pairs: [
      ['sea', '#faf5ec'],
      ['#ffffff', 'sea'],
      ['#ffffff', 'seaDeep'],
      ['sea', 'seaTint'],
      ['sea', 'sea50'],
      ['seaDeep', 'sea100'],
      [PAPER_INK, 'seaTint'],
      [PAPER_INK, 'sea200'],
      [PAPER_INK, 'seaFaint'],
    ],
  },
]

type Warn = (line: string) => void

/** Default colours with those of the theme. A part with too little contrast keeps its defaults, with a warning. */
function themed<Colours extends Record<keyof Colours, string>>(
  house: Colours,
  parts: readonly Part<Colours>[],
  { tokens, warn }: { tokens: Tokens; warn: Warn },
): Colours {
  const taken = parts.map((part) => {
    const themeColours = toColours(part.tokens, tokens)
    const weak = weakPairs(part, { ...house, ...themeColours }, themeColours)
    if (weak.length === 0) return themeColours
    warn(
      `The theme is not applied to ${part.name} because text would be hard to read: ${weak.join(', ')}; the minimum is ${LEAST}:1`,
    )
    return {}
  })
  return Object.assign({}, house, ...taken)
}

const toColours = (names: Readonly<Record<string, unknown>>, tokens: Tokens): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([key, token]) => {
      const value = tokens[String(token)]
      return value === undefined ? [] : [[key, toHexColour(value)]]
    }),
  )

/** A phrase for each pair that the theme changes and that has too little contrast. */
function weakPairs(
  { pairs, tokens: names }: Pick<Part<unknown>, 'pairs'> & { tokens: Readonly<Record<string, unknown>> },
  colours: Readonly<Record<string, string>>,
  themeColours: Readonly<Record<string, string>>,
): string[] {
  const label = (key: string) => (key in names ? `${String(names[key])} (${colours[key]})` : key)
  return pairs.flatMap(([front, back]) => {
    if (!(front in themeColours || back in themeColours)) return []
    const contrast = contrastBetween(colours[front] ?? front, colours[back] ?? back)
    const said = Math.floor(contrast * 100) / 100
    return contrast >= LEAST ? [] : [`${label(front)} on ${label(back)} has a contrast of ${said}:1`]
  })
}

/** Mail programs and PDFs need `#rrggbb`. Invalid colours are rejected elsewhere. */
export function toHexColour(value: string): string {
  const colour = readColour(value)
  return colour ? toHex(colour) : value
}

export const toHex = ({ red, green, blue }: Colour): string =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

function contrastBetween(front: string, back: string): number {
  const [one, other] = [readColour(front), readColour(back)]
  return one && other ? getContrast(one, other) : 0
}

export const themedLooks = (tokens: Tokens, warn: Warn): Omit<Looks, 'mark' | 'logo'> => ({
  email: themed(email, EMAIL_PARTS, { tokens, warn }),
  paper: themed(paper, PAPER_PARTS, { tokens, warn }),
})

/** Style sheet with the tokens for the back office. Empty without any. */
export function backofficeSheet(tokens: Tokens, warn: Warn): string {
  const colours: Readonly<Record<string, string>> = themed(BACKOFFICE, BACKOFFICE_PARTS, { tokens, warn })
  const declarations = Object.entries(ACCENT).flatMap(([key, token]) =>
    tokens[token] === undefined || colours[key] !== toHexColour(tokens[token])
      ? []
      : `${token}:${colours[key]}`,
  )
  return declarations.length > 0 ? `@layer tokens{:root{${declarations.join(';')}}}` : ''
}
