import { house, mix } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { circle, ellipse, roundRect } from '../kit/outline.ts'
import { makePart, strand } from '../kit/part.ts'
import type { Part } from '../renderer/part.ts'
import { pickColour } from './pick-colour.ts'

/** Threading beads on a cord. */
export function threadingBeads(c: Colourway): Part[] {
  const spots = [
    [180, 620],
    [236, 500],
    [330, 410],
    [450, 370],
    [560, 410],
    [620, 510],
    [590, 620],
    [500, 690],
    [390, 700],
  ]
  return [
    strand(
      'rope',
      house.oat,
      'M120 760 Q140 520 330 410 Q560 300 624 520 Q620 700 430 710 Q330 720 300 820',
      14,
      { lift: 6, edge: 7 },
    ),
    ...spots.map(([x = 0, y = 0], i) =>
      i % 3 === 2
        ? makePart('painted', pickColour(c, i), roundRect(x - 52, y - 52, 104, 104, 22), {
            edge: 20,
            lift: 12,
          })
        : makePart('painted', pickColour(c, i), circle(x, y, i % 3 ? 50 : 62), {
            edge: 50,
            steep: 0.85,
            lift: 12,
          }),
    ),
    makePart('wood', house.wood, roundRect(262, 800, 76, 30, 12), {
      edge: 10,
      lift: 8,
      transform: 'rotate(-64 300 815)',
    }),
  ]
}

/** A rattle with rings. */
export function rattle(c: Colourway): Part[] {
  const ring = (x: number, y: number, r: number, fill: string): Part => ({
    shape: (colour) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="34"/>`,
    fill,
    material: 'wood',
    edge: 17,
    lift: 12,
  })
  return [
    ring(400, 720, 130, house.wood),
    ...pairOfKeys(c),
    makePart('knit', c.cloth, circle(400, 340, 170), { weave: 0.7, edge: 150, steep: 0.75, lift: 18 }),
    makePart('felt', house.ink, circle(350, 330, 12), { edge: 6, lift: 1, flat: true }),
    makePart('felt', house.ink, circle(450, 330, 12), { edge: 6, lift: 1, flat: true }),
    strand('felt', house.ink, 'M372 376 Q400 402 428 376', 7, { lift: 0 }),
    ...[
      [318, 372],
      [482, 372],
    ].map(([x = 0, y = 0]) =>
      makePart('felt', mix(c.cloth, house.coral, 0.6), ellipse(x, y, 22, 15), {
        lift: 0,
        edge: 4,
        steep: 0.1,
      }),
    ),
    makePart('felt', c.second, 'M300 214 Q400 120 500 214 Q400 176 300 214Z', { edge: 14, lift: 5 }),
    makePart('felt', c.second, circle(400, 150, 30), { edge: 20, lift: 6 }),
  ]
}

const pairOfKeys = (c: Colourway): Part[] => [
  makePart('silicone', pickColour(c, 1), circle(310, 600, 44), { edge: 34, lift: 10 }),
  makePart('silicone', pickColour(c, 3), circle(490, 600, 44), { edge: 34, lift: 10 }),
  makePart('silicone', pickColour(c, 0), circle(400, 560, 40), { edge: 34, lift: 10 }),
]
