import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifs } from '../kit/motifs.ts'
import { ellipse } from '../kit/outline.ts'
import { eye, makePart, strand } from '../kit/part.ts'
import { scatter, stripes } from '../kit/prints.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { cheek, stuffed } from './plush-parts.ts'

/** A camel with a woven blanket and tassels. */
export function camel(c: Colourway): Part[] {
  const fur = c.cloth
  const mane = darker(fur, 0.16)
  const fringe = [430, 466, 502, 538, 574].map((x, i) =>
    makePart('felt', house.saffron, ellipse(x, 592 + ([-10, 2, 6, 2, -14][i] ?? 0), 9, 18), {
      edge: 8,
      lift: 5,
    }),
  )
  const legs = [
    stuffed(darker(fur, 0.12), 'M560 560 Q600 640 590 800 Q586 832 552 832 Q520 830 522 800 L516 600Z', {
      edge: 40,
    }),
    stuffed(darker(fur, 0.12), 'M300 560 Q270 660 282 800 Q286 832 320 832 Q350 830 348 800 L372 600Z', {
      edge: 40,
    }),
  ]
  const tufts = [
    'M382 318 Q410 286 444 322 Q430 346 410 344 Q392 344 382 318Z',
    'M536 328 Q570 294 608 336 Q590 362 566 358 Q544 356 536 328Z',
    'M190 244 Q214 206 246 240 Q252 270 226 266 Q200 266 190 244Z',
  ]
  return [
    ...legs,
    strand('plush', fur, 'M636 470 Q700 520 676 630', 20, { lift: 8 }),
    makePart('teddy', mane, ellipse(672, 640, 22, 34), { edge: 26, lift: 8 }),
    stuffed(
      fur,
      'M246 620 Q214 560 230 470 Q180 440 168 360 Q130 372 108 344 Q96 300 136 268 Q180 226 240 250 Q282 276 276 350 Q290 400 330 402 Q350 300 410 300 Q452 302 466 380 Q480 400 496 380 Q520 306 570 312 Q622 330 640 420 Q680 520 640 610 Q600 660 440 656 Q300 660 246 620Z',
      { edge: 110, lift: 18 },
    ),
    stuffed(
      fur,
      'M520 600 Q512 660 522 800 Q524 846 568 846 Q610 842 606 800 Q604 680 640 580 Q600 540 520 600Z',
      { edge: 46, lift: 12 },
    ),
    stuffed(fur, 'M256 590 Q240 690 246 800 Q250 846 292 846 Q334 842 330 800 L352 620 Q310 560 256 590Z', {
      edge: 46,
      lift: 12,
    }),
    ...[568, 290].map((x) => makePart('plush', mane, ellipse(x, 824, 40, 26), { edge: 26, lift: 4 })),
    ...tufts.map((path) => makePart('teddy', mane, path, { edge: 21, lift: 3 })),
    stuffed(fur, 'M264 262 Q296 236 304 262 Q306 290 270 300Z', { edge: 18, lift: 6 }),
    makePart('plush', lighter(fur), ellipse(134, 322, 34, 28), {
      edge: 30,
      lift: 3,
      groove: stroke('M112 336 Q132 346 152 332', 3),
    }),
    eye(196, 292, 10),
    cheek(fur, 206, 330, 17, 12),
    makePart('felt', c.ink, 'M396 396 Q470 430 560 392 Q610 420 618 560 Q520 610 420 566 Q380 480 396 396Z', {
      lift: 5,
      edge: 12,
      print:
        stripes(lighter(c.ink, 0.55), 9, 36, 430) +
        scatter([motifs.pin(house.pearl)], { across: 36, down: 36, jitter: 0, box: [300, 450, 420, 300] }),
      groove: stitch('M404 404 Q470 438 556 400 Q602 428 608 554 Q520 600 428 560 Q390 480 404 404', 1.2),
    }),
    ...fringe,
  ]
}
