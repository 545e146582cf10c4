import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifAt, motifs } from '../kit/motifs.ts'
import { circle, roundRect } from '../kit/outline.ts'
import { eye, makePart } from '../kit/part.ts'
import { stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { people } from './dolls.ts'
import { wheel } from './wooden.ts'

const painted = (fill: string, path: string, details: Partial<Part> = {}): Part => ({
  path,
  fill,
  material: 'painted',
  lift: 10,
  edge: 14,
  ...details,
})
const hollow = { edge: 6, steep: -0.6, lift: 0, edgeShade: 0.4 }

const passenger = (x: number, y: number, index: number): Part[] => {
  const person = people[index % people.length] ?? { skin: '#C98B62', hair: '#3A2A24' }
  return [
    painted(person.skin, circle(x, y, 34), { edge: 34, steep: 0.9, lift: 3 }),
    painted(
      person.hair,
      `M${x - 35} ${y - 2} Q${x - 32} ${y - 37} ${x} ${y - 37} Q${x + 32} ${y - 37} ${x + 35} ${y - 2} Q${x} ${y - 22} ${x - 35} ${y - 2}Z`,
      { edge: 10, lift: 1 },
    ),
    eye(x - 11, y + 4, 3.6),
    eye(x + 11, y + 4, 3.6),
  ]
}

/** A rounded car with a driver in the window. */
export const car = (c: Colourway): Part[] => [
  painted(
    c.cloth,
    'M90 640 V540 Q96 500 160 494 L230 380 Q250 350 300 350 H480 Q530 350 556 390 L616 494 Q700 500 712 560 V640 Q712 664 690 664 H112 Q90 664 90 640Z',
    { edge: 30, lift: 16 },
  ),
  painted(lighter(c.cloth, 0.55), 'M262 486 L306 404 Q312 394 326 394 H384 V486Z', hollow),
  painted(lighter(c.cloth, 0.55), 'M412 486 V394 H470 Q492 394 504 414 L546 486Z', hollow),
  ...passenger(346, 452, 1),
  painted(c.ink, roundRect(96, 566, 612, 22, 10), { edge: 8, lift: 3 }),
  painted(c.second, circle(674, 540, 24), { edge: 14, lift: 4 }),
  painted(house.pearl, circle(400, 620, 26), {
    edge: 6,
    lift: 2,
    flat: true,
    print: motifAt(motifs.sun(house.coral), 400, 624, 0.9),
  }),
  ...wheel(226, 676, 76),
  ...wheel(576, 676, 76),
]

/** A dump truck with a tipping bed. */
export const truck = (c: Colourway): Part[] => [
  makePart('wood', house.wood, roundRect(90, 590, 630, 44, 12), { lift: 12 }),
  painted(c.second, 'M110 470 L470 410 L470 580 H170Z', { edge: 20, lift: 14 }),
  ...[
    [210, 452, 54],
    [300, 430, 62],
    [392, 424, 50],
  ].map(([x = 0, y = 0, r = 0], i) =>
    painted(['#D9B67E', '#C99A66', '#E8D2A6'][i] ?? house.sand, circle(x, y, r), {
      edge: r,
      steep: 0.8,
      lift: 6,
    }),
  ),
  painted(darker(c.second, 0.1), 'M96 476 L474 414 L478 470 L120 530Z', { edge: 14, lift: 6 }),
  painted(c.cloth, 'M490 590 V380 Q490 356 514 356 H600 Q624 356 636 380 L716 500 V590Z', {
    edge: 20,
    lift: 14,
  }),
  painted(lighter(c.cloth, 0.55), 'M530 476 V404 H594 Q606 404 612 414 L650 476Z', hollow),
  ...passenger(566, 446, 0),
  painted(c.ink, circle(692, 548, 18), { edge: 12, lift: 3 }),
  ...wheel(200, 660, 66),
  ...wheel(360, 660, 66),
  ...wheel(620, 660, 66),
]

/** A school bus with four faces. */
export const bus = (c: Colourway): Part[] => [
  painted(
    c.cloth,
    'M80 640 V380 Q80 316 144 316 H640 Q720 316 724 420 V640 Q724 664 700 664 H104 Q80 664 80 640Z',
    { edge: 28, lift: 16 },
  ),
  painted(lighter(c.cloth, 0.3), 'M110 316 Q114 280 150 280 H630 Q668 280 676 316Z', { edge: 12, lift: 5 }),
  ...[130, 250, 370, 490].flatMap((x, i) => [
    painted(lighter(c.cloth, 0.7), roundRect(x, 372, 96, 110, 18), hollow),
    ...passenger(x + 48, 440, i),
  ]),
  painted(lighter(c.cloth, 0.7), 'M616 372 H668 Q690 390 692 482 H616Z', hollow),
  painted(c.ink, roundRect(84, 520, 636, 24, 8), { edge: 8, lift: 3 }),
  painted(c.second, circle(694, 586, 20), { edge: 12, lift: 4 }),
  ...wheel(220, 676, 72),
  ...wheel(584, 676, 72),
]

/** A propeller plane. */
export const aeroplane = (c: Colourway): Part[] => [
  painted(c.ink, 'M110 330 Q120 300 150 306 L236 470 L150 500Z', { edge: 16, lift: 10 }),
  painted(
    c.cloth,
    'M100 500 Q110 440 240 436 Q430 400 600 430 Q690 450 694 520 Q690 600 580 620 Q400 640 260 600 Q120 570 100 500Z',
    { edge: 70, steep: 0.7, lift: 16 },
  ),
  painted(lighter(c.cloth, 0.6), 'M440 432 Q470 350 540 350 Q600 356 610 434 Q520 424 440 432Z', {
    edge: 26,
    lift: 8,
  }),
  ...passenger(520, 400, 2),
  painted(
    c.second,
    'M330 530 Q340 500 380 500 H520 Q556 506 548 540 L440 772 Q424 800 388 798 Q352 794 350 756Z',
    { edge: 20, lift: 16 },
  ),
  painted(house.pearl, circle(436, 580, 26), { edge: 6, lift: 2, flat: true }),
  painted(c.ink, circle(700, 522, 28), { edge: 22, lift: 8 }),
  makePart(
    'wood',
    house.wood,
    'M694 500 Q676 360 704 350 Q732 360 714 500Z M694 546 Q676 690 704 700 Q732 690 714 546Z',
    { turn: 90, edge: 10, lift: 9 },
  ),
  ...wheel(520, 690, 44),
]

/** A rocket that comes apart in rings. */
export function rocket(c: Colourway): Part[] {
  const ring = (y: number, h: number, top: number, bottom: number, fill: string) =>
    painted(
      fill,
      `M${400 - top} ${y} Q400 ${y + 16} ${400 + top} ${y} L${400 + bottom} ${y + h} Q400 ${y + h + 18} ${400 - bottom} ${y + h}Z`,
      { edge: 50, steep: 0.7, lift: 10 },
    )
  const fin = 'M500 560 Q620 640 620 800 Q560 760 492 770Z'
  return [
    painted(c.second, fin, { edge: 18, lift: 12 }),
    painted(c.second, fin, { edge: 18, lift: 12, transform: 'translate(800 0) scale(-1 1)' }),
    painted(house.coral, 'M350 770 Q400 930 450 770Z', { edge: 24, lift: 8 }),
    painted(house.saffron, 'M372 770 Q400 860 428 770Z', { edge: 14, lift: 4 }),
    ring(650, 120, 126, 106, c.third),
    ring(500, 150, 130, 126, c.cloth),
    ring(350, 150, 112, 130, house.pearl),
    painted(c.ink, 'M400 90 Q500 190 512 350 Q400 372 288 350 Q300 190 400 90Z', {
      edge: 60,
      steep: 0.7,
      lift: 12,
    }),
    painted(c.cloth, circle(400, 430, 52), { edge: 12, lift: 5 }),
    painted(lighter(house.sky, 0.3), circle(400, 430, 34), hollow),
    painted(darker(c.cloth, 0.1), roundRect(276, 566, 248, 20, 8), {
      edge: 8,
      lift: 3,
      groove: stroke('M280 576 H520', 2),
    }),
  ]
}
