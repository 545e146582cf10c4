import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { circle, ellipse, symmetric } from '../kit/outline.ts'
import { eye, makePart, pair, strand } from '../kit/part.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { cheek, eyes, smile, stuffed } from './plush-parts.ts'

/** The dugong that grazes off Abu Dhabi. */
export const dugong = (c: Colourway): Part[] => [
  stuffed(
    c.cloth,
    'M150 640 Q60 620 40 540 Q60 520 110 552 Q120 500 90 450 Q110 430 150 470 Q190 520 200 600Z',
    { edge: 34, lift: 12, transform: 'translate(20 40)' },
  ),
  stuffed(
    c.cloth,
    'M150 640 Q260 460 480 400 Q680 370 730 500 Q750 600 660 640 Q600 660 560 700 Q420 800 280 760 Q180 730 150 640Z',
    { edge: 120, lift: 18 },
  ),
  makePart('plush', lighter(c.cloth, 0.55), 'M250 720 Q400 760 540 680 Q560 700 520 722 Q400 800 280 756Z', {
    edge: 50,
    steep: 0.3,
    lift: 0.5,
  }),
  makePart('plush', lighter(c.cloth, 0.55), ellipse(690, 560, 62, 54), {
    edge: 56,
    lift: 4,
    transform: 'rotate(-14 690 560)',
    groove: stroke('M660 584 Q694 600 724 576', 3),
  }),
  {
    shape: (fill) =>
      `<g fill="${fill}"><ellipse cx="684" cy="542" rx="5" ry="7"/><ellipse cx="708" cy="538" rx="5" ry="7"/></g>`,
    fill: '#6b5550',
    material: 'felt',
    edge: 3,
    lift: 0,
  },
  eye(620, 494, 10),
  cheek(c.cloth, 610, 540),
  stuffed(c.cloth, 'M500 620 Q560 700 540 790 Q500 830 450 790 Q420 720 440 640Z', { edge: 40, lift: 12 }),
  strand('rope', house.pearl, 'M300 600 q26 -18 50 0 t50 0 M250 650 q26 -18 50 0 t50 0', 4, { lift: 1 }),
]

/** A green turtle with a quilted shell. */
export function turtle(c: Colourway): Part[] {
  const skin = lighter(c.cloth, 0.35)
  const plates =
    'M400 430 L470 470 L470 556 L400 596 L330 556 L330 470Z M400 430 V330 M470 470 L560 410 M470 556 L560 620 M400 596 V700 M330 556 L240 620 M330 470 L240 410'
  return [
    stuffed(skin, 'M380 740 Q400 810 420 740Z', { edge: 20, lift: 8 }),
    ...pair(
      stuffed(skin, 'M540 340 Q650 270 700 330 Q710 420 600 450 Q550 430 540 340Z', { edge: 44, lift: 12 }),
    ),
    ...pair(stuffed(skin, 'M540 660 Q620 690 620 770 Q570 810 510 740Z', { edge: 38, lift: 12 })),
    stuffed(skin, symmetric('M400 120 C480 120 500 190 480 260 Q450 330 400 330'), { edge: 70, lift: 15 }),
    makePart('felt', darker(c.cloth, 0.1), ellipse(400, 516, 222, 236), { edge: 26, lift: 14 }),
    makePart('corduroy', c.cloth, ellipse(400, 512, 196, 210), {
      edge: 110,
      steep: 0.62,
      lift: 6,
      groove: stroke(plates, 7) + stitch(plates, 2),
    }),
    makePart('felt', c.ink, ellipse(400, 513, 44, 50), { edge: 10, lift: 2, flat: true }),
    ...eyes(366, 434, 196, 9),
    cheek(skin, 346, 232, 15, 10),
    cheek(skin, 454, 232, 15, 10),
  ]
}

/** A round whale with a smile. */
export const whale = (c: Colourway): Part[] => [
  stuffed(c.cloth, 'M620 520 Q700 480 690 380 Q640 370 616 420 Q590 360 540 376 Q540 470 600 520Z', {
    edge: 40,
    lift: 12,
  }),
  stuffed(
    c.cloth,
    'M120 560 Q120 380 320 360 Q470 350 560 450 Q610 500 650 486 Q690 620 580 710 Q460 790 300 770 Q130 740 120 560Z',
    { edge: 130, lift: 18 },
  ),
  makePart('plush', lighter(c.cloth, 0.6), 'M126 610 Q300 690 560 700 Q450 790 300 770 Q150 742 126 610Z', {
    edge: 60,
    steep: 0.3,
    lift: 1,
    groove: stroke('M170 668 Q320 720 500 724 M220 714 Q340 750 440 748', 3),
  }),
  stuffed(darker(c.cloth, 0.08), 'M360 620 Q420 650 430 730 Q390 770 350 730 Q330 670 360 620Z', {
    edge: 34,
    lift: 12,
  }),
  eye(220, 560, 11),
  cheek(c.cloth, 250, 606),
  strand('felt', darker(c.cloth, 0.5), 'M132 606 Q160 640 200 626', 6, { lift: 0 }),
  strand(
    'felt',
    c.ink === house.pearl ? house.lagoon : c.ink,
    'M300 350 V290 M300 300 Q300 240 244 250 M300 300 Q300 236 356 246',
    16,
    { lift: 7 },
  ),
]

/** An octopus whose arms end in different felts. */
export function octopus(c: Colourway): Part[] {
  const arm = (path: string) => strand('plush', darker(c.cloth, 0.06), path, 62, { edge: 31, lift: 12 })
  return [
    arm('M300 560 Q190 600 150 720 Q140 780 190 790'),
    arm('M500 560 Q610 600 650 720 Q660 780 610 790'),
    arm('M340 590 Q270 680 270 790 Q276 850 320 840'),
    arm('M460 590 Q530 680 530 790 Q524 850 480 840'),
    { ...arm('M400 600 V830'), fill: c.cloth },
    stuffed(c.cloth, symmetric('M400 150 C540 150 600 260 590 390 C584 500 540 600 400 610'), {
      edge: 140,
      lift: 18,
    }),
    ...eyes(330, 470, 420, 12),
    cheek(c.cloth, 290, 468, 26, 17),
    cheek(c.cloth, 510, 468, 26, 17),
    smile(400, 452, 30),
    ...[
      [300, 250, 16],
      [350, 210, 11],
      [470, 230, 14],
    ].map(([x = 0, y = 0, r = 0]) =>
      makePart('felt', lighter(c.cloth, 0.35), circle(x, y, r), { edge: 6, lift: 1, flat: true }),
    ),
    makePart('knit', c.ink, symmetric('M400 592 Q500 588 560 540 Q580 566 570 590 Q500 640 400 644'), {
      weave: 0.5,
      edge: 16,
      lift: 6,
    }),
  ]
}

/** A five-armed starfish cushion. */
export function starfish(c: Colourway): Part[] {
  const arms = Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5
    const r = i % 2 ? 160 : 350
    return [400 + Math.cos(angle) * r, 500 + Math.sin(angle) * r] as const
  })
  const path = arms.map(([x, y], i) => {
    const [px, py] = arms[(i + 9) % 10] ?? [x, y]
    const mid = `${((px + x) / 2).toFixed(0)} ${((py + y) / 2).toFixed(0)}`
    return i === 0 ? `M${mid} Q${x.toFixed(0)} ${y.toFixed(0)}` : `${mid} Q${x.toFixed(0)} ${y.toFixed(0)}`
  })
  const [lastX, lastY] = arms[9] ?? [0, 0]
  const [firstX, firstY] = arms[0] ?? [0, 0]
  const dots = arms
    .filter((_, i) => i % 2 === 0)
    .flatMap(([x, y]) =>
      [0.35, 0.5, 0.64].map((t) =>
        makePart('felt', c.ink, circle(400 + (x - 400) * t, 500 + (y - 500) * t, 15 - t * 8), {
          edge: 5,
          lift: 2,
          flat: true,
        }),
      ),
    )
  return [
    stuffed(
      c.cloth,
      `${path.join(' ')} ${((lastX + firstX) / 2).toFixed(0)} ${((lastY + firstY) / 2).toFixed(0)}Z`,
      { edge: 100, lift: 17 },
    ),
    ...dots,
    ...eyes(360, 440, 490, 10),
    cheek(c.cloth, 330, 520, 18, 12),
    cheek(c.cloth, 470, 520, 18, 12),
    smile(400, 506, 22),
  ]
}
