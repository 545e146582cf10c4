import { type ColourName, swatches } from '../demo-catalogue.ts'
import { house } from './colour.ts'

/** The colours of one version of a product; all other colours are derived from them. */
export interface Colourway {
  /** The main material. */
  cloth: string
  /** Prints in the order of their importance; each stands out on the cloth. */
  ink: string
  second: string
  third: string
  /** Collars, ribs and piping. */
  trim: string
  /** Five to eight colours for products of many parts. */
  set: readonly string[]
}

type Inks = readonly [ink: string, second: string, third: string, trim: string]

const { pearl, coral, saffron, sea, lagoon, shell, clay, palm, fig, night, date, white, sky } = house

const inks: Record<ColourName, Inks> = {
  Pearl: [coral, saffron, sea, coral],
  Oat: [clay, sea, pearl, date],
  Sand: [clay, pearl, sea, date],
  Coral: [pearl, saffron, '#FBE0D2', pearl],
  Shell: ['#C9583E', pearl, fig, pearl],
  Rose: [pearl, '#F8E6C4', '#A4483C', '#F8E6C4'],
  Clay: ['#F6E2B4', pearl, sea, '#F6E2B4'],
  Saffron: [clay, pearl, sea, pearl],
  Honey: [pearl, '#F6E2B4', date, pearl],
  Lemon: [palm, coral, sea, white],
  Sea: [pearl, saffron, coral, saffron],
  Lagoon: [pearl, coral, sea, coral],
  Sky: [sea, pearl, coral, pearl],
  Palm: [pearl, saffron, '#C9D8B8', pearl],
  Sage: ['#4F7345', pearl, coral, pearl],
  Date: ['#F6DFA8', pearl, shell, '#E8D9C0'],
  Fig: ['#F6CFC2', saffron, pearl, shell],
  Lilac: ['#6E4A86', pearl, saffron, pearl],
  Night: ['#F0CE86', pearl, coral, pearl],
  Mist: [night, pearl, coral, pearl],
  Denim: [pearl, saffron, sky, saffron],
  Chambray: [night, pearl, coral, pearl],
  Charcoal: [saffron, pearl, lagoon, '#E8D9C0'],
  Sunrise: [saffron, pearl, sea, coral],
  Rainbow: [coral, sea, pearl, palm],
  Natural: [coral, saffron, sea, date],
  Blush: [pearl, '#A96B72', saffron, pearl],
  Moonlight: ['#F0CE86', pearl, shell, '#F0CE86'],
}

const sets: Partial<Record<ColourName, readonly string[]>> = {
  Sunrise: ['#C65F3D', '#E8795B', '#F0A35C', '#F2C766', '#2F7C86', '#86BFBA', '#7F5A78', '#6F8F60'],
  Rainbow: ['#E8795B', '#EEB64E', '#6F8F60', '#2F7C86', '#7F5A78', '#C4643F', '#86BFBA', '#2F4264'],
  Natural: ['#DDB483', '#C99A66', '#E8D9C0', '#B9855A', '#EFE0C6', '#A5744C', '#D6B48C', '#F1E4CE'],
  Blush: ['#A96B72', '#D08A86', '#E7B1A2', '#F2CDBF', '#F7E6D6', '#C99A66', '#E9C9B0', '#B98A96'],
  Moonlight: ['#2F4264', '#5B6B94', '#8A7399', '#C7B4D6', '#F0CE86', '#F2BFB0', '#A8C9E0', '#F5EEE2'],
  Lagoon: ['#27616B', '#3B818A', '#73AFAD', '#A9CFC8', '#E9DFC6', '#F2C766', '#E8795B', '#F5EEE2'],
  Sage: ['#6F8F60', '#93AC82', '#B7C6A4', '#D9E0C6', '#F3EAD3', '#EEB64E', '#E2A08E', '#86BFBA'],
  Pearl: ['#EDB9AA', '#9CC6C2', '#EFD08C', '#B4C4A2', '#C7B4D6', '#DDAF8E', '#A8C9E0', '#F2CDBF'],
  Lilac: ['#7F5A78', '#A98BBE', '#C7B4D6', '#F2BFB0', '#EFD08C', '#9CC6C2', '#E7B1A2', '#F3E4DA'],
}

export function colourway(name: ColourName): Colourway {
  const [ink, second, third, trim] = inks[name]
  const cloth = swatches[name]
  const set = sets[name] ?? [cloth, ink, second, third, saffron, lagoon, coral, pearl]
  return { cloth, ink, second, third, trim, set }
}
