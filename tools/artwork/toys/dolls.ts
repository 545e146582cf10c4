import { darker, house, mix } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifs } from '../kit/motifs.ts'
import { circle, ellipse, roundRect, symmetric } from '../kit/outline.ts'
import { button, eye, makePart, pair, strand } from '../kit/part.ts'
import { scatter } from '../kit/prints.ts'
import { stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'

interface Person {
  skin: string
  hair: string
}

export const people: readonly Person[] = [
  { skin: '#C98B62', hair: '#7B4C38' },
  { skin: '#A86F4B', hair: '#3A2A24' },
  { skin: '#E3B48E', hair: '#5A3A2C' },
]

/** A cloth doll in a flowered dress. */
export function clothDoll(c: Colourway, person: Person): Part[] {
  const { skin, hair } = person
  return [
    ...pair(
      makePart('felt', skin, 'M340 500 Q250 540 216 640 Q220 672 252 668 Q300 610 356 580Z', {
        edge: 24,
        steep: 0.7,
        lift: 10,
      }),
    ),
    ...pair(
      makePart('felt', skin, 'M352 760 L344 890 Q350 916 376 914 Q396 910 394 886 L396 760Z', {
        edge: 22,
        steep: 0.7,
        lift: 9,
      }),
    ),
    ...pair(
      makePart('felt', house.sea, 'M338 868 Q334 916 362 922 Q400 922 398 888 L396 866Z', {
        edge: 18,
        lift: 4,
      }),
    ),
    ...pair(makePart('linen', c.cloth, 'M350 480 Q290 494 266 560 Q300 606 350 598Z', { edge: 24, lift: 8 })),
    makePart(
      'linen',
      c.cloth,
      symmetric('M400 460 L452 470 Q480 560 548 780 Q530 806 500 796 Q470 816 440 800 Q420 814 400 806'),
      {
        edge: 20,
        lift: 12,
        print: scatter([motifs.flower(c.ink, c.second)], { across: 54, down: 48, scale: 0.9, turn: 30 }),
        fold: stroke('M380 520 Q350 660 320 790 M420 520 Q450 660 480 790', 9) + stroke('M400 520 V800', 8),
      },
    ),
    ...pair(
      makePart('teddy', hair, 'M320 200 Q250 230 240 360 Q236 460 280 500 Q320 480 320 420Z', {
        edge: 34,
        lift: 8,
      }),
    ),
    makePart('felt', skin, ellipse(400, 330, 118, 128), { edge: 100, steep: 0.5, lift: 12 }),
    makePart('teddy', hair, 'M284 330 Q270 190 400 184 Q530 190 516 330 Q500 250 400 262 Q310 256 284 330Z', {
      edge: 34,
      lift: 5,
    }),
    eye(358, 346, 8),
    eye(442, 346, 8),
    ...[330, 470].map((x) =>
      makePart('felt', mix(skin, '#E0503A', 0.4), ellipse(x, 384, 20, 13), { lift: 0, edge: 4, steep: 0.1 }),
    ),
    strand('felt', '#8a3f32', 'M378 396 Q400 416 422 396', 5, { edge: 2, lift: 0 }),
    makePart('felt', house.pearl, 'M346 462 Q400 490 454 462 L458 486 Q400 516 342 486Z', {
      edge: 8,
      lift: 3,
    }),
    button(400, 540),
  ]
}

/** A family of wooden peg people. */
export function pegFamily(c: Colourway): Part[] {
  const peg = (x: number, height: number, robe: string, person: Person): Part[] => {
    const top = 760 - height
    const half = 46 + height * 0.05
    return [
      makePart(
        'painted',
        robe,
        `M${x - half * 0.6} ${top + 70} Q${x} ${top + 40} ${x + half * 0.6} ${top + 70} L${x + half} 750 Q${x} 782 ${x - half} 750Z`,
        {
          edge: 40,
          steep: 0.75,
          lift: 14,
          print: `<rect x="${x - 90}" y="700" width="180" height="16" fill="${c.second}"/>`,
        },
      ),
      makePart('painted', person.skin, circle(x, top + 24, 42), { edge: 42, steep: 0.9, lift: 8 }),
      makePart(
        'painted',
        person.hair,
        `M${x - 43} ${top + 20} Q${x - 40} ${top - 22} ${x} ${top - 22} Q${x + 40} ${top - 22} ${x + 43} ${top + 20} Q${x} ${top - 6} ${x - 43} ${top + 20}Z`,
        { edge: 16, lift: 2 },
      ),
      eye(x - 14, top + 28, 4.5),
      eye(x + 14, top + 28, 4.5),
    ]
  }
  const [a, b, d] = people as [Person, Person, Person]
  return [
    makePart('wood', house.wood, roundRect(90, 770, 620, 44, 18), { lift: 14, edge: 14 }),
    ...peg(180, 420, c.set[3] ?? c.ink, b),
    ...peg(320, 380, c.set[0] ?? c.cloth, a),
    ...peg(446, 280, c.set[1] ?? c.second, d),
    ...peg(550, 230, c.set[5] ?? c.third, b),
    ...peg(640, 170, c.set[4] ?? c.ink, a),
  ]
}

/** A hand puppet falcon-keeper's bird. */
export function handPuppet(c: Colourway): Part[] {
  return [
    ...pair(
      makePart(
        'felt',
        darker(c.cloth, 0.14),
        'M500 470 Q640 440 700 560 Q650 570 640 610 Q600 600 580 640 Q550 620 510 640Z',
        { edge: 18, lift: 9 },
      ),
    ),
    makePart(
      'felt',
      c.cloth,
      symmetric('M400 180 C500 180 530 260 520 350 Q520 420 540 520 L560 860 Q480 880 400 880'),
      {
        edge: 60,
        steep: 0.55,
        lift: 14,
        fold: stroke('M340 560 Q330 720 310 860 M460 560 Q470 720 490 860', 10),
      },
    ),
    makePart('felt', lighterBelly(c.cloth), symmetric('M400 470 Q480 480 490 600 Q486 700 400 740'), {
      edge: 20,
      lift: 2,
      print: scatter([`<path d="M-9 0 L0 12 L9 0Z" fill="${darker(c.cloth, 0.1)}"/>`], {
        across: 40,
        down: 36,
        jitter: 0,
        turn: 0,
      }),
    }),
    makePart('felt', c.third, symmetric('M400 836 Q480 836 558 818 L562 862 Q480 884 400 884'), {
      edge: 8,
      lift: 3,
      flat: true,
    }),
    makePart('felt', house.saffron, 'M366 340 Q400 316 434 340 Q430 400 404 430 Q372 396 366 340Z', {
      edge: 12,
      lift: 6,
    }),
    eye(342, 296, 15),
    eye(458, 296, 15),
    makePart('felt', darker(c.cloth, 0.3), 'M306 270 Q340 244 376 272 L370 284 Q340 262 312 284Z', {
      edge: 5,
      lift: 2,
      flat: true,
    }),
    makePart('felt', darker(c.cloth, 0.3), 'M494 270 Q460 244 424 272 L430 284 Q460 262 488 284Z', {
      edge: 5,
      lift: 2,
      flat: true,
    }),
  ]
}

const lighterBelly = (colour: string) => mix(colour, '#ffffff', 0.5)
