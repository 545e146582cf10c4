import { normalizeForComparison } from '#catalogue/import/values/plain-text'

/** Colour words of English and Spanish exports with the colour of their swatch. */
const SWATCHES: Record<string, string> = {
  ...swatch('#ffffff', 'white blanco blanca'),
  ...swatch('#262626', 'black negro negra'),
  ...swatch('#8c8f94', 'grey gray gris'),
  ...swatch('#e8dcc8', 'beige'),
  ...swatch('#f6efdd', 'cream crema ivory marfil'),
  ...swatch('#e3d1b4', 'oat oatmeal avena'),
  ...swatch('#8a5a3c', 'brown cafe marron'),
  ...swatch('#d8b26a', 'gold dorado dorada'),
  ...swatch('#c0c5ca', 'silver plateado plateada'),
  ...swatch('#c8403a', 'red rojo roja'),
  ...swatch('#f2b8c0', 'pink rosa rosado rosada'),
  ...swatch('#e8795b', 'coral'),
  ...swatch('#ec8b3c', 'orange naranja'),
  ...swatch('#f2cf4c', 'yellow amarillo amarilla'),
  ...swatch('#5c9a5c', 'green verde'),
  ...swatch('#b4e0c8', 'mint menta'),
  ...swatch('#7f8b4f', 'olive oliva'),
  ...swatch('#4f86c6', 'blue azul'),
  ...swatch('#b5d0e3', 'celeste sky'),
  ...swatch('#2f4264', 'navy marino'),
  ...swatch('#3aa6a0', 'turquoise turquesa teal'),
  ...swatch('#8a63a8', 'purple morado morada purpura violet violeta'),
  ...swatch('#c7b4d6', 'lilac lila lavender lavanda'),
}

function swatch(colour: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, colour]))
}

const splitWords = (text: string): string[] => normalizeForComparison(text).split(/[^\p{L}]+/u)

/** `#rrggbb` of the first colour word in a colour's name, or null: 'Negro y gris' → black. */
export function findSwatch(colorName: string): string | null {
  const words = splitWords(colorName)
  // 'Azul marino' and 'navy blue' are navy.
  const navy = words.find((word) => SWATCHES[word] === SWATCHES.navy)
  const named = navy ?? words.find((word) => Object.hasOwn(SWATCHES, word))
  return named ? (SWATCHES[named] ?? null) : null
}
