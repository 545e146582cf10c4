import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifAt, motifs } from '../kit/motifs.ts'
import { circle, ellipse, roundRect } from '../kit/outline.ts'
import { makePart, strand } from '../kit/part.ts'
import { scatter } from '../kit/prints.ts'
import type { Part } from '../renderer/part.ts'

/** Pot, cups and a tray of dates. */
export function teaSet(c: Colourway): Part[] {
  const cup = (x: number, y: number): Part[] => [
    makePart('painted', lighter(c.cloth, 0.5), ellipse(x, y + 70, 92, 26), { edge: 12, lift: 8 }),
    makePart(
      'painted',
      c.ink,
      `M${x - 58} ${y} H${x + 58} Q${x + 50} ${y + 82} ${x} ${y + 84} Q${x - 50} ${y + 82} ${x - 58} ${y}Z`,
      { edge: 34, steep: 0.7, lift: 9 },
    ),
    makePart('painted', darker(house.date, 0.1), ellipse(x, y, 56, 16), { edge: 8, steep: -0.5, lift: 0 }),
  ]
  return [
    makePart('wood', house.wood, ellipse(400, 640, 340, 200), { edge: 14, lift: 16 }),
    makePart('wood', house.darkWood, ellipse(400, 632, 306, 172), {
      edge: 10,
      steep: -0.4,
      lift: 0,
      edgeShade: 0.4,
    }),
    strand('painted', c.cloth, 'M540 380 Q640 340 620 470 Q600 540 530 540', 26, { lift: 9, edge: 13 }),
    makePart('painted', c.cloth, 'M250 420 Q190 400 176 330 L140 318 Q150 290 190 304 Q220 380 290 390Z', {
      edge: 18,
      lift: 10,
    }),
    makePart(
      'painted',
      c.cloth,
      'M400 260 Q540 270 556 430 Q556 590 400 594 Q244 590 244 430 Q260 270 400 260Z',
      {
        edge: 130,
        steep: 0.75,
        lift: 18,
        print: scatter([motifs.tile(c.second, c.ink)], {
          across: 96,
          down: 84,
          scale: 1.2,
          turn: 0,
          jitter: 0,
          box: [208, 400, 400, 170],
        }),
      },
    ),
    makePart('painted', darker(c.cloth, 0.08), ellipse(400, 276, 100, 30), { edge: 16, lift: 6 }),
    makePart('painted', c.second, circle(400, 226, 32), { edge: 30, steep: 0.9, lift: 6 }),
    ...cup(250, 640),
    ...cup(560, 650),
    ...[
      [384, 700, 20],
      [420, 720, -30],
      [396, 740, 60],
    ].map(([x = 0, y = 0, turn = 0]) =>
      makePart('gloss', house.date, ellipse(0, 0, 18, 30), {
        edge: 16,
        lift: 5,
        shine: 0.2,
        at: { x, y, turn, scale: 1 },
      }),
    ),
  ]
}

/** A crate of wooden fruit. */
export function fruitCrate(c: Colourway): Part[] {
  const fruit = (x: number, y: number, r: number, fill: string): Part =>
    makePart('painted', fill, circle(x, y, r), { edge: r, steep: 0.85, lift: 10, shine: 0.18 })
  const leaf = (x: number, y: number, turn: number): Part =>
    makePart('felt', house.palm, 'M0 0 Q24 -34 66 -20 Q44 14 0 0Z', {
      edge: 8,
      lift: 5,
      at: { x, y, turn, scale: 1 },
    })
  const slat = (y: number): Part =>
    makePart('wood', house.wood, roundRect(120, y, 560, 82, 8), { edge: 9, lift: 9 })
  return [
    makePart('wood', house.darkWood, roundRect(140, 420, 520, 380, 10), { lift: 12 }),
    fruit(220, 430, 88, '#E8A33F'),
    fruit(400, 400, 96, '#D5533B'),
    fruit(580, 430, 86, '#E8C24A'),
    fruit(310, 500, 80, '#8FA95B'),
    fruit(490, 500, 82, '#C4643F'),
    makePart('painted', '#EFCB58', 'M520 300 Q640 250 690 380 Q640 320 560 350 Q520 350 520 300Z', {
      edge: 26,
      lift: 10,
    }),
    leaf(408, 312, -20),
    leaf(224, 350, -60),
    leaf(310, 424, 10),
    strand('wood', house.darkWood, 'M400 320 Q396 290 410 270', 9, { lift: 5 }),
    slat(540),
    slat(634),
    slat(728),
    ...[150, 610].map((x) =>
      makePart('wood', house.darkWood, roundRect(x, 520, 44, 310, 8), { turn: 90, edge: 8, lift: 6 }),
    ),
    {
      shape: () => motifAt(motifs.palm(c.cloth, house.date), 400, 676, 1.9),
      fill: c.cloth,
      material: 'painted',
      edge: 3,
      lift: 1,
      flat: true,
    },
  ]
}
