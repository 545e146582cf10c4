import { darker, house } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { circle } from '../kit/outline.ts'
import { makePart, strand } from '../kit/part.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import { topPair } from './pairs.ts'

const sole =
  'M300 200 Q306 110 400 108 Q494 110 500 200 Q506 330 486 470 Q480 600 482 680 Q476 790 400 792 Q324 790 318 680 Q320 600 314 470 Q294 330 300 200Z'
const upper =
  'M306 204 Q312 118 400 116 Q488 118 494 204 Q500 330 480 470 Q474 600 476 680 Q470 780 400 782 Q330 780 324 680 Q326 600 320 470 Q300 330 306 204Z'
const lining = '#E7D3B2'

const shell = (fill: string, material: MaterialName = 'leather', rubber = '#6b4630', print = ''): Part[] => [
  makePart('rubber', rubber, sole, { lift: 12, edge: 8 }),
  makePart(material, fill, upper, { lift: 3, edge: 40, steep: 0.6, print }),
]

/** The opening for the foot, with the shade of its edge. */
const insole = (top: number, bottom = 738): Part => {
  const path = `M346 ${top} Q400 ${top - 40} 454 ${top} Q460 ${top + 140} 452 ${bottom - 78} Q446 ${bottom - 2} 400 ${bottom} Q354 ${bottom - 2} 348 ${bottom - 78} Q340 ${top + 140} 346 ${top}Z`
  const shade = `<path d="M346 ${top} Q400 ${top - 40} 454 ${top} L456 ${top + 50} Q400 ${top} 344 ${top + 50}Z" fill="#000" fill-opacity=".28"/><path d="M346 ${top} V${bottom - 38} L366 ${bottom - 38} L362 ${top}Z" fill="#000" fill-opacity=".18"/>`
  return makePart('leather', lining, path, { lift: 0, edge: 6, steep: -0.5, edgeShade: 0.5, print: shade })
}

/** One strap with a pearl button. */
export const maryJanes = (c: Colourway, material: MaterialName = 'leather'): Part[] =>
  topPair([
    ...shell(c.cloth, material),
    insole(330),
    makePart(material, c.cloth, 'M314 462 Q400 420 486 462 L488 512 Q400 470 312 512Z', {
      lift: 9,
      edge: 12,
      groove: stitch('M318 472 Q400 430 482 472 M318 502 Q400 460 484 502'),
    }),
    makePart('gloss', house.pearl, circle(474, 488, 13), { edge: 13, lift: 4, flat: true }),
  ])

/** Soft flats with a bow. */
export const balletFlats = (c: Colourway, material: MaterialName = 'satin'): Part[] =>
  topPair([
    ...shell(c.cloth, material),
    insole(300),
    strand('rope', darker(c.cloth, 0.12), 'M342 310 Q400 256 458 310', 12, { lift: 3, flat: true }),
    makePart(
      material,
      c.trim,
      'M400 262 Q340 214 336 262 Q340 300 400 274 Q460 300 464 262 Q460 214 400 262Z',
      {
        lift: 5,
        edge: 12,
      },
    ),
    makePart(material, darker(c.trim, 0.08), circle(400, 266, 13), { lift: 4, edge: 10 }),
  ])

/** Penny loafers. */
export const loafers = (c: Colourway): Part[] =>
  topPair([
    ...shell(c.cloth, 'leather', '#3d2a20'),
    insole(396),
    makePart(
      'leather',
      darker(c.cloth, 0.04),
      'M338 220 Q342 166 400 164 Q458 166 462 220 Q466 290 456 340 Q400 360 344 340 Q334 290 338 220Z',
      { lift: 1, flat: true, edge: 10, groove: stroke('M338 220 Q342 166 400 164 Q458 166 462 220', 4) },
    ),
    makePart('leather', c.cloth, 'M312 330 Q400 300 488 330 L486 396 Q400 362 314 396Z', {
      lift: 5,
      edge: 10,
      groove: stitch('M318 340 Q400 311 482 340 M318 386 Q400 353 482 386'),
    }),
    makePart('leather', darker(c.cloth, 0.4), 'M376 338 Q400 330 424 338 L418 354 Q400 348 382 354Z', {
      lift: 0,
      edge: 4,
      steep: -0.5,
    }),
  ])

/** Rope-soled cloth shoes. */
export const espadrilles = (c: Colourway, print = ''): Part[] =>
  topPair([
    makePart(
      'straw',
      '#D9B97F',
      'M290 200 Q296 98 400 96 Q504 98 510 200 Q516 330 496 470 Q490 600 492 680 Q486 802 400 804 Q314 802 308 680 Q310 600 304 470 Q284 330 290 200Z',
      { lift: 12, edge: 16, groove: stroke(upper, 4) },
    ),
    makePart('canvas', c.cloth, upper, {
      lift: 3,
      edge: 40,
      steep: 0.6,
      print,
      groove: stroke('M306 420 Q400 372 494 420', 2) + stitch('M306 428 Q400 380 494 428'),
    }),
    insole(400),
  ])

/** Felt slippers for cool floors. */
export const slippers = (c: Colourway, drawing: string): Part[] =>
  topPair([
    makePart('rubber', darker(c.cloth, 0.35), sole, { lift: 12, edge: 10 }),
    makePart('teddy', house.pearl, upper, { lift: 2, edge: 16 }),
    makePart(
      'felt',
      c.cloth,
      'M306 204 Q312 118 400 116 Q488 118 494 204 Q500 330 484 440 Q400 380 316 440 Q300 330 306 204Z',
      { lift: 8, edge: 44, steep: 0.6, groove: stitch('M318 428 Q400 370 482 428') },
    ),
    {
      shape: () => `<g transform="translate(400 262) scale(2.6)">${drawing}</g>`,
      fill: c.ink,
      material: 'felt',
      lift: 2,
      flat: true,
      edge: 5,
    },
  ])
