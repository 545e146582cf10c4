import { darker, house, lighter, mix } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { circle, ellipse, symmetric } from '../kit/outline.ts'
import { makePart, pair, pairTurned } from '../kit/part.ts'
import { scatter } from '../kit/prints.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { cheek, eyes, nose, smile, stuffed } from './plush-parts.ts'

/** The sitting body that bunny, bear, fox and elephant share. */
function sittingBody(fur: string, belly: string): Part[] {
  return [
    ...pair(
      stuffed(fur, 'M300 520 Q210 560 190 660 Q192 710 240 704 Q300 660 330 590Z', { edge: 40, lift: 15 }),
    ),
    ...pair(
      stuffed(fur, 'M330 720 Q260 760 246 850 Q260 906 320 900 Q384 890 390 800Z', { edge: 56, lift: 15 }),
    ),
    stuffed(fur, symmetric('M400 470 C500 470 540 560 540 680 C540 780 480 820 400 820'), {
      edge: 120,
      lift: 15,
    }),
    makePart('plush', belly, ellipse(400, 680, 84, 100), { edge: 70, steep: 0.3, lift: 1 }),
  ]
}

const roundHead = (fur: string): Part =>
  stuffed(fur, symmetric('M400 240 C510 240 560 310 560 390 C560 470 500 516 400 516'), {
    edge: 130,
    lift: 16,
  })

function face(fur: string): Part[] {
  return [
    ...eyes(326, 474, 386),
    cheek(fur, 292, 428, 26, 17),
    cheek(fur, 508, 428, 26, 17),
    nose(400, 424),
    smile(400, 444),
  ]
}

const scarf = (colour: string): Part[] => [
  makePart('knit', colour, 'M300 512 Q400 556 500 512 L506 548 Q400 594 294 548Z', {
    weave: 0.5,
    edge: 14,
    lift: 6,
  }),
  makePart('knit', colour, 'M450 540 L520 560 L540 650 L486 660 L446 560Z', {
    weave: 0.5,
    edge: 12,
    lift: 6,
  }),
]

const neckBow = (colour: string): Part[] => [
  ...pair(
    makePart('linen', colour, 'M404 536 Q470 486 502 516 Q512 552 496 580 Q460 590 404 552Z', {
      lift: 6,
      edge: 14,
    }),
  ),
  makePart('linen', darker(colour, 0.08), circle(400, 544, 20), { lift: 4, edge: 14 }),
]

export const bunny = (c: Colourway): Part[] => [
  ...pair(
    stuffed(c.cloth, 'M350 300 Q270 220 262 110 Q268 50 312 62 Q366 96 388 280Z', { edge: 44, lift: 12 }),
  ),
  ...pair(
    makePart(
      'felt',
      mix(c.cloth, '#F0B9A8', 0.7),
      'M340 270 Q292 200 288 120 Q294 92 312 102 Q348 140 364 262Z',
      { edge: 20, steep: 0.2, lift: 1 },
    ),
  ),
  ...sittingBody(c.cloth, lighter(c.cloth, 0.4)),
  roundHead(c.cloth),
  ...face(c.cloth),
  ...scarf(c.ink),
]

export const bear = (c: Colourway): Part[] => [
  ...pair(
    stuffed(c.cloth, 'M330 290 Q250 300 244 230 Q250 170 310 180 Q360 196 364 262Z', { edge: 44, lift: 12 }),
  ),
  ...pair(
    makePart('felt', lighter(c.cloth, 0.35), 'M320 266 Q280 270 276 232 Q280 204 308 208 Q334 216 340 250Z', {
      edge: 16,
      steep: 0.2,
      lift: 1,
    }),
  ),
  ...sittingBody(c.cloth, lighter(c.cloth, 0.35)),
  roundHead(c.cloth),
  makePart('plush', lighter(c.cloth, 0.42), ellipse(400, 442, 74, 56), { edge: 56, lift: 6 }),
  ...eyes(330, 470, 374),
  cheek(c.cloth, 284, 422, 24, 16),
  cheek(c.cloth, 516, 422, 24, 16),
  nose(400, 420),
  smile(400, 440, 26),
  ...neckBow(c.ink),
]

/** The fennec, the small fox of the sands, with its big ears. */
export const fennec = (c: Colourway): Part[] => [
  stuffed(c.cloth, 'M520 800 Q640 780 660 660 Q668 600 632 588 Q590 640 500 720Z', { edge: 50, lift: 12 }),
  makePart('plush', lighter(c.cloth, 0.6), 'M650 680 Q672 612 632 588 Q602 612 596 650 Q620 676 650 680Z', {
    edge: 30,
    lift: 2,
  }),
  ...pair(
    stuffed(c.cloth, 'M340 330 Q200 290 150 110 Q160 78 192 90 Q350 140 398 270Z', { edge: 40, lift: 12 }),
  ),
  ...pair(
    makePart('felt', lighter(c.cloth, 0.55), 'M330 304 Q226 262 184 124 Q326 166 374 262Z', {
      edge: 18,
      steep: 0.2,
      lift: 1,
    }),
  ),
  ...sittingBody(c.cloth, lighter(c.cloth, 0.6)),
  stuffed(c.cloth, symmetric('M400 240 C500 240 560 300 572 400 C520 440 470 516 400 520'), {
    edge: 110,
    lift: 16,
  }),
  ...pair(
    makePart(
      'plush',
      lighter(c.cloth, 0.6),
      'M404 516 Q408 440 450 410 Q520 390 566 402 Q510 450 470 496 Q440 518 404 516Z',
      { edge: 40, lift: 1, steep: 0.3 },
    ),
  ),
  ...eyes(336, 464, 380),
  nose(400, 470),
  ...scarf(c.ink),
]

/** An elephant with felt-lined ears and a curled trunk. */
export const elephant = (c: Colourway): Part[] => [
  ...pair(
    stuffed(c.cloth, 'M340 280 Q230 210 166 300 Q130 420 220 480 Q300 480 350 420Z', { edge: 54, lift: 12 }),
  ),
  ...pair(
    makePart(
      'felt',
      mix(c.cloth, '#F0B9A8', 0.55),
      'M320 310 Q240 262 200 326 Q178 408 240 440 Q300 440 334 398Z',
      { edge: 24, steep: 0.2, lift: 1 },
    ),
  ),
  ...sittingBody(c.cloth, lighter(c.cloth, 0.35)),
  roundHead(c.cloth),
  stuffed(
    c.cloth,
    'M352 410 Q360 540 336 620 Q326 672 376 680 Q420 680 430 640 Q414 650 400 634 Q440 560 448 410Z',
    {
      edge: 46,
      lift: 14,
      groove: stroke('M356 500 Q400 516 444 500 M352 540 Q394 556 438 540 M344 580 Q384 596 424 580', 3),
    },
  ),
  ...eyes(318, 482, 386),
  cheek(c.cloth, 290, 430, 24, 16),
  cheek(c.cloth, 510, 430, 24, 16),
]

/** A baby owl with felt wings. */
export const owl = (c: Colourway): Part[] => {
  const feathers = scatter(
    [`<path d="M-14 0 A14 14 0 0 0 14 0" fill="none" stroke="${darker(c.cloth, 0.2)}" stroke-width="4"/>`],
    { across: 44, down: 34, jitter: 0, turn: 0 },
  )
  return [
    ...pair(
      makePart('felt', c.third, 'M350 850 Q320 880 330 900 L390 900 Q396 870 384 846Z', {
        edge: 12,
        lift: 8,
      }),
    ),
    stuffed(c.cloth, symmetric('M400 190 Q470 196 520 150 Q560 220 566 380 C600 560 590 850 400 866'), {
      edge: 130,
      lift: 17,
    }),
    makePart(
      'plush',
      lighter(c.cloth, 0.4),
      symmetric('M400 500 C490 500 520 620 500 720 C484 800 440 826 400 828'),
      { edge: 60, steep: 0.3, lift: 1, print: feathers },
    ),
    ...pair(
      makePart(
        'felt',
        darker(c.cloth, 0.14),
        'M556 430 Q640 560 610 720 Q570 760 530 720 Q560 600 540 470Z',
        {
          edge: 26,
          lift: 9,
        },
      ),
    ),
    ...pairTurned(
      makePart('felt', house.pearl, circle(320, 356, 86), {
        edge: 12,
        lift: 5,
        groove: stitch(circle(320, 356, 76)),
      }),
    ),
    ...pairTurned(
      makePart('felt', c.second === house.pearl ? house.saffron : c.second, circle(328, 360, 48), {
        edge: 8,
        lift: 3,
      }),
    ),
    ...eyes(332, 468, 362, 24),
    makePart('felt', house.saffron, 'M376 410 Q400 396 424 410 L400 466Z', { edge: 10, lift: 6 }),
  ]
}
