import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifs } from '../kit/motifs.ts'
import { ellipse } from '../kit/outline.ts'
import { eye, makePart, strand } from '../kit/part.ts'
import { scatter, stripes } from '../kit/prints.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { cheek, stuffed } from './plush-parts.ts'

/** A leg with its foot at x, and a bulge at the knee. */
const leg = (fill: string, x: number, details: Partial<Part>): Part => {
  const at = (dx: number, y: number) => `${x + dx} ${y}`
  const outline = [
    `M${at(-52, 572)} C${at(-50, 630)} ${at(-36, 670)} ${at(-36, 706)}`,
    `C${at(-42, 726)} ${at(-40, 750)} ${at(-31, 764)} C${at(-28, 800)} ${at(-32, 826)} ${at(-40, 852)}`,
    `C${at(-44, 878)} ${at(-24, 890)} ${at(0, 890)} C${at(24, 890)} ${at(44, 878)} ${at(40, 852)}`,
    `C${at(32, 826)} ${at(28, 800)} ${at(31, 764)} C${at(40, 750)} ${at(42, 726)} ${at(36, 706)}`,
    `C${at(36, 670)} ${at(50, 630)} ${at(52, 572)} Q${at(0, 520)} ${at(-52, 572)}Z`,
  ]
  return stuffed(fill, outline.join(' '), details)
}

/** A one-humped camel, as in Arabia, with a woven blanket and tassels. */
export function camel(c: Colourway): Part[] {
  const fur = c.cloth
  const shade = darker(fur, 0.12)
  const mane = darker(fur, 0.16)
  const fringe = [424, 464, 504, 544, 584].map((x, i) =>
    makePart('felt', house.saffron, ellipse(x, 612 + ([-9, 0, 4, 0, -9][i] ?? 0), 9, 18), {
      edge: 8,
      lift: 5,
    }),
  )
  const tufts = [
    'M444 296 Q458 246 500 244 Q542 246 556 296 Q530 316 500 312 Q470 316 444 296Z',
    'M174 258 Q188 210 222 222 Q254 234 246 274 Q226 280 208 268 Q192 270 174 258Z',
  ]
  return [
    leg(shade, 396, { edge: 40 }),
    leg(shade, 534, { edge: 40 }),
    strand('plush', fur, 'M648 470 Q700 500 690 566', 20, { lift: 8 }),
    makePart('teddy', mane, ellipse(688, 584, 21, 34), { edge: 26, lift: 8 }),
    stuffed(
      fur,
      'M300 620 C232 602 190 544 190 462 C190 424 190 396 182 370 C160 376 128 374 110 350 C92 324 102 294 132 282 C152 274 162 262 178 250 C206 230 248 238 260 276 C268 312 258 356 268 408 C276 456 304 488 340 480 C382 470 392 420 406 362 C420 302 452 266 500 266 C548 266 576 304 590 362 C602 412 616 440 640 462 C674 494 678 560 652 622 C620 668 520 660 450 656 C390 658 346 646 300 620Z',
      { edge: 110, lift: 18 },
    ),
    leg(fur, 322, { edge: 46, lift: 12 }),
    leg(fur, 608, { edge: 46, lift: 12 }),
    ...[322, 608].map((x) => makePart('plush', mane, ellipse(x, 868, 42, 24), { edge: 24, lift: 4 })),
    ...tufts.map((path) => makePart('teddy', mane, path, { edge: 21, lift: 3 })),
    stuffed(fur, 'M250 262 Q282 232 292 258 Q294 286 258 298Z', { edge: 18, lift: 6 }),
    makePart('plush', lighter(fur), ellipse(136, 328, 34, 28), {
      edge: 30,
      lift: 3,
      groove: stroke('M112 342 Q132 352 152 338', 3),
    }),
    eye(194, 296, 10),
    cheek(fur, 206, 334, 17, 12),
    makePart(
      'felt',
      c.ink,
      'M402 478 C412 412 448 378 500 378 C552 378 588 412 598 478 Q610 536 608 596 Q504 632 396 596 Q394 536 402 478Z',
      {
        lift: 5,
        edge: 12,
        print:
          stripes(lighter(c.ink, 0.55), 9, 36, 394) +
          scatter([motifs.pin(house.pearl)], { across: 36, down: 36, jitter: 0, box: [300, 342, 420, 330] }),
        groove: stitch(
          'M412 478 C424 418 456 388 500 388 C544 388 576 418 588 478 Q600 536 598 588 Q504 620 406 588 Q404 536 412 478',
          1.2,
        ),
      },
    ),
    ...fringe,
  ]
}
