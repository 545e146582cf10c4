import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifs } from '../kit/motifs.ts'
import { circle, ellipse, roundRect } from '../kit/outline.ts'
import { makePart, strand } from '../kit/part.ts'
import { scatter } from '../kit/prints.ts'
import type { Part } from '../renderer/part.ts'

const stick = (x: number, y: number, turn: number, head: string): Part[] => {
  const at = { x, y, turn, scale: 1 }
  return [
    makePart('wood', house.wood, roundRect(-11, -190, 22, 380, 11), { turn: 90, edge: 11, lift: 12, at }),
    makePart('painted', head, circle(0, -190, 30), { edge: 30, steep: 0.9, lift: 8, at }),
  ]
}

export function drum(c: Colourway): Part[] {
  const zigzag = Array.from(
    { length: 6 },
    (_, i) => `${i ? 'L' : 'M'}${190 + i * 84} ${i % 2 ? 690 : 400}`,
  ).join('')
  return [
    makePart('painted', c.cloth, 'M180 380 H620 V700 Q620 780 400 780 Q180 780 180 700Z', {
      lift: 16,
      edge: 60,
      steep: 0.5,
      print: scatter([motifs.sun(c.second)], {
        across: 110,
        down: 100,
        scale: 1.5,
        turn: 0,
        jitter: 0,
        box: [120, 470, 600, 300],
      }),
    }),
    strand('rope', house.pearl, zigzag, 9, { edge: 4, lift: 5, flat: true }),
    {
      shape: (fill) =>
        `<path d="M176 690 Q180 778 400 778 Q620 778 624 690" fill="none" stroke="${fill}" stroke-width="34"/>`,
      fill: house.wood,
      material: 'wood',
      edge: 12,
      lift: 6,
    },
    makePart('wood', house.wood, ellipse(400, 370, 240, 92), { lift: 10, edge: 14 }),
    makePart('leather', '#F4E9D6', ellipse(400, 362, 212, 74), {
      lift: 0,
      edge: 8,
      steep: -0.4,
      edgeShade: 0.4,
    }),
    ...stick(300, 250, 26, c.third),
    ...stick(470, 276, 70, c.third),
  ]
}

/** Eight coloured bars on a wooden frame. */
export function xylophone(c: Colourway): Part[] {
  const bars = Array.from({ length: 8 }, (_, i) => {
    const x = 120 + i * 72
    const half = 210 - i * 17
    return [
      makePart('painted', c.set[i % c.set.length] ?? c.cloth, roundRect(x, 500 - half, 58, half * 2, 18), {
        edge: 12,
        lift: 9,
      }),
      ...[-1, 1].map((side) =>
        makePart('gloss', '#D9D3C6', circle(x + 29, 500 + side * (half - 34), 8), {
          edge: 6,
          lift: 2,
          flat: true,
        }),
      ),
    ]
  })
  return [
    makePart('wood', house.wood, 'M96 360 L716 420 L716 464 L96 416Z', { lift: 12, edge: 9 }),
    makePart('wood', house.wood, 'M96 584 L716 536 L716 580 L96 640Z', { lift: 12, edge: 9 }),
    ...bars.flat(),
    ...stick(300, 760, 74, house.coral),
    ...stick(540, 800, 106, house.saffron),
  ]
}

/** Two maracas painted with bands. */
export function maracas(c: Colourway): Part[] {
  const maraca = (x: number, y: number, turn: number, fill: string, band: string): Part[] => {
    const at = { x, y, turn, scale: 1 }
    return [
      makePart('wood', house.wood, roundRect(-20, 60, 40, 330, 18), { turn: 90, edge: 18, lift: 12, at }),
      makePart(
        'painted',
        fill,
        'M0 -230 Q140 -220 140 -70 Q130 60 40 90 L-40 90 Q-130 60 -140 -70 Q-140 -220 0 -230Z',
        {
          edge: 110,
          steep: 0.7,
          lift: 15,
          at,
          print: `<path d="M-170 -60 q34 -34 68 0 t68 0 t68 0 t68 0 t68 0 V-10 q-34 34 -68 0 t-68 0 t-68 0 t-68 0 t-68 0Z" fill="${band}"/><circle cx="0" cy="-150" r="22" fill="${band}"/><circle cx="-60" cy="-136" r="12" fill="${band}"/><circle cx="60" cy="-136" r="12" fill="${band}"/>`,
        },
      ),
      makePart('painted', darker(fill, 0.2), roundRect(-46, 76, 92, 30, 12), { edge: 10, lift: 4, at }),
    ]
  }
  return [
    ...maraca(540, 420, 24, c.ink, c.second === c.ink ? house.pearl : c.cloth),
    ...maraca(290, 520, -20, c.cloth, c.ink),
  ]
}

/** A small ukulele with nylon strings. */
export function ukulele(c: Colourway): Part[] {
  return [
    makePart('wood', house.darkWood, roundRect(370, 120, 60, 460, 10), { turn: 90, edge: 10, lift: 12 }),
    makePart('wood', house.wood, 'M352 60 H448 Q460 110 440 180 H360 Q340 110 352 60Z', {
      turn: 90,
      edge: 10,
      lift: 12,
    }),
    ...[-1, 1].flatMap((side) =>
      [96, 150].map((y) =>
        makePart('gloss', house.pearl, circle(400 + side * 58, y, 13), { edge: 8, lift: 5 }),
      ),
    ),
    makePart(
      'painted',
      c.cloth,
      'M400 440 Q530 430 530 530 Q526 590 560 630 Q620 720 570 820 Q510 900 400 900 Q290 900 230 820 Q180 720 240 630 Q274 590 270 530 Q270 430 400 440Z',
      { edge: 18, lift: 16 },
    ),
    makePart(
      'painted',
      lighter(c.cloth, 0.2),
      'M400 462 Q508 456 508 534 Q504 600 542 644 Q592 722 550 806 Q500 878 400 878 Q300 878 250 806 Q208 722 258 644 Q296 600 292 534 Q292 456 400 462Z',
      { edge: 6, lift: 0 },
    ),
    makePart('painted', darker(house.date, 0.4), circle(400, 610, 62), {
      edge: 8,
      steep: -0.6,
      lift: 0,
      edgeShade: 0.5,
    }),
    {
      shape: (fill) => `<circle cx="400" cy="610" r="76" fill="none" stroke="${fill}" stroke-width="10"/>`,
      fill: c.second,
      material: 'painted',
      edge: 4,
      lift: 1,
      flat: true,
    },
    makePart('wood', house.darkWood, roundRect(318, 770, 164, 30, 8), { edge: 8, lift: 5 }),
    strand('gloss', '#F5F0E6', 'M382 100 V784 M394 100 V784 M406 100 V784 M418 100 V784', 2.6, {
      edge: 1.3,
      lift: 4,
    }),
  ]
}
