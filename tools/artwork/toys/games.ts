import { darker, house } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { circle, ellipse } from '../kit/outline.ts'
import { eye, makePart, strand } from '../kit/part.ts'
import type { Part } from '../renderer/part.ts'

export const painted = (fill: string, path: string, details: Partial<Part> = {}): Part => ({
  path,
  fill,
  material: 'painted',
  lift: 10,
  edge: 12,
  ...details,
})

export const pickColour = (c: Colourway, i: number) => c.set[i % c.set.length] ?? c.cloth

export const sunken = { edge: 6, steep: -0.6, lift: 0, edgeShade: 0.45 }

/** Six skittles and a ball. */
export function skittles(c: Colourway): Part[] {
  const pin = (x: number, y: number, i: number): Part[] => {
    const fill = pickColour(c, i)
    const at = { x, y, turn: 0, scale: 0.74 }
    return [
      {
        ...painted(fill, 'M-34 -40 Q-80 40 -74 150 Q-66 220 0 222 Q66 220 74 150 Q80 40 34 -40Z', {
          edge: 60,
          steep: 0.75,
          lift: 13,
          print: `<rect x="-100" y="60" width="200" height="26" fill="${house.pearl}"/>`,
        }),
        at,
      },
      { ...makePart('wood', house.wood, circle(0, -86, 60), { edge: 56, steep: 0.9, lift: 8 }), at },
      { ...eye(-18, -88, 7), at },
      { ...eye(20, -88, 7), at },
      {
        ...strand('painted', darker(house.darkWood, 0.4), 'M-14 -62 Q2 -48 18 -62', 5, {
          lift: 0,
          steep: -0.4,
        }),
        at,
      },
    ]
  }
  return [
    ...[
      [200, 330],
      [400, 310],
      [600, 330],
      [300, 500],
      [500, 500],
      [270, 700],
    ].flatMap(([x = 0, y = 0], i) => pin(x, y, i)),
    painted(pickColour(c, 6), circle(520, 760, 92), { edge: 92, steep: 0.9, lift: 18, shine: 0.24 }),
  ]
}

/** A spinning top with a painted spiral. */
export function spinningTop(c: Colourway): Part[] {
  return [
    { ...makePart('wood', house.wood, 'M378 130 H422 V380 H378Z', { turn: 90, edge: 18, lift: 12 }) },
    painted(pickColour(c, 1), circle(400, 126, 44), { edge: 40, steep: 0.9, lift: 8 }),
    painted(
      pickColour(c, 3),
      'M120 470 Q130 360 400 350 Q670 360 680 470 Q640 640 440 780 Q400 840 360 780 Q160 640 120 470Z',
      {
        edge: 110,
        steep: 0.7,
        lift: 18,
        print: `<path d="M100 520 Q400 620 700 520 V580 Q400 690 100 580Z" fill="${pickColour(c, 0)}"/><path d="M160 640 Q400 720 640 640 V690 Q400 770 160 690Z" fill="${pickColour(c, 1)}"/>`,
      },
    ),
    painted(pickColour(c, 2), ellipse(400, 440, 210, 58), { edge: 16, lift: 3 }),
    painted(pickColour(c, 0), ellipse(400, 432, 130, 34), { edge: 10, lift: 3 }),
    makePart('gloss', '#CFC8BA', circle(400, 812, 22), { edge: 18, lift: 4 }),
  ]
}
