import type { ShopSettings } from '@little-dunes/domain/settings/shop-settings'
import { type Tokens, weakContrasts, withShades } from '#theme/check-tokens'
import { type Colour, readColour } from '#theme/colour'
import { toHex } from '#theme/theme-looks'

/** Logo and colours from the settings. Empty means that of the theme. */
export type Brand = Pick<ShopSettings, 'logo' | BrandColour>
export type BrandColour = 'brandColour' | 'accentColour' | 'groundColour'

const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 }
const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 }

/** A share of another colour, in percent. */
type Mix = readonly [other: Colour, percent: number]

/** Tokens derived from each colour, with the same steps as in the default colours. */
const MIXES: Readonly<Record<BrandColour, Readonly<Record<string, Mix>>>> = {
  brandColour: {
    '--color-sea': [BLACK, 0],
    '--color-sea-deep': [BLACK, 20],
    '--color-sea-tint': [WHITE, 85],
    '--color-sea-50': [WHITE, 90],
    '--color-sea-100': [WHITE, 81],
    '--color-sea-200': [WHITE, 73],
    '--color-sea-faint': [WHITE, 96],
  },
  accentColour: {
    '--color-coral': [BLACK, 0],
    '--color-coral-deep': [BLACK, 12],
    '--color-coral-bright': [WHITE, 18],
    '--color-coral-tint': [WHITE, 84],
  },
  groundColour: {
    '--color-page': [BLACK, 0],
    '--color-sand-50': [BLACK, 2],
    '--color-sand-100': [BLACK, 5],
    '--color-sand-200': [BLACK, 12],
    '--color-line': [BLACK, 8],
    '--color-sheen': [BLACK, 2],
  },
}

export const BRAND_COLOURS = Object.keys(MIXES) as BrandColour[]

function mix(colour: Colour, [other, percent]: Mix): string {
  const channel = (name: 'red' | 'green' | 'blue') =>
    Math.round(colour[name] + ((other[name] - colour[name]) * percent) / 100)
  return toHex({ red: channel('red'), green: channel('green'), blue: channel('blue'), alpha: 1 })
}

function toTokens(name: BrandColour, value: string): Tokens {
  const colour = readColour(value)
  if (!colour) return {}
  return Object.fromEntries(Object.entries(MIXES[name]).map(([token, how]) => [token, mix(colour, how)]))
}

/** Computed from red, green and blue, so no text of the settings gets into the style sheet. */
export const brandTokens = (brand: Brand, house: ReadonlyMap<string, string>): Tokens =>
  withShades(Object.assign({}, ...BRAND_COLOURS.map((name) => toTokens(name, brand[name]))), house)

/** Colours from the settings with too little contrast to each other or to the tokens of the theme. */
export function weakBrandColours(
  brand: Brand,
  theme: Tokens,
  house: ReadonlyMap<string, string>,
): BrandColour[] {
  const all = new Map([...house, ...Object.entries({ ...theme, ...brandTokens(brand, house) })])
  return BRAND_COLOURS.filter((name) => weakContrasts(toTokens(name, brand[name]), all).length > 0)
}

const WAVE =
  "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1440 120' preserveAspectRatio='xMidYMax slice'%3E%3Cpath d='M0 120v-8c240-26 470-20 700-2s500 8 740-18v28z'/%3E%3C/svg%3E"

/** Colours the front hill like the footer, because the picture cannot read tokens. */
export const FRONT_HILL = `footer:has(> img[src="/hills.svg"])::after{content:"";position:absolute;inset-block-end:calc(100% - 2px);inset-inline:0;block-size:clamp(60px,8.34vw,213px);background:var(--color-sea-deep);mask:url("data:image/svg+xml,${WAVE}") 0 0/100% 100%;pointer-events:none}`
