import { darker } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifs } from '../kit/motifs.ts'
import { symmetric } from '../kit/outline.ts'
import { makePart, pair, placedAt } from '../kit/part.ts'
import { scallopedWaves, scatter, stripes } from '../kit/prints.ts'
import { stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'

/** Three pairs of socks, each with its own pattern. */
export function socks(first: Colourway, second: Colourway, third: Colourway): Part[] {
  const sock = (c: Colourway, print: string): Part[] => [
    makePart(
      'knit',
      c.cloth,
      'M330 190 L470 190 L478 520 Q486 570 560 600 L640 636 Q676 700 620 736 Q560 756 470 716 L372 664 Q312 630 318 560Z',
      { weave: 0.62, print, lift: 9, edge: 30, crease: 2.4, fold: stroke('M330 560 Q400 600 470 540', 9) },
    ),
    makePart('fineRib', c.ink, 'M322 176 Q400 166 478 176 L480 262 Q400 254 320 262Z', {
      lift: 3,
      flat: true,
      edge: 10,
    }),
    makePart('knit', c.ink, 'M560 602 L642 636 Q676 700 620 736 Q590 746 548 740 Q520 660 560 602Z', {
      weave: 0.62,
      lift: 0.6,
      flat: true,
      edge: 24,
      steep: 0.3,
    }),
  ]
  const at = { scale: 0.8, centreX: 450, centreY: 450 }
  return [
    ...placedAt(sock(third, scatter([motifs.dot(third.ink)], { across: 50, down: 46, scale: 0.9 })), {
      ...at,
      x: 548,
      y: 420,
      turn: 12,
    }),
    ...placedAt(sock(second, scallopedWaves(second.ink, 44, 30, 7)), { ...at, x: 420, y: 480, turn: 2 }),
    ...placedAt(sock(first, stripes(first.ink, 12, 38, 290)), { ...at, x: 290, y: 540, turn: -8 }),
  ]
}

/** Ribbed tights, folded once. */
export function tights(c: Colourway): Part[] {
  const leg =
    'M402 250 L530 250 Q552 420 540 620 Q536 720 546 800 Q560 880 500 892 Q440 890 438 820 Q432 640 402 470Z'
  return [
    ...pair(
      makePart('rib', c.cloth, leg, {
        lift: 9,
        edge: 26,
        fold: stroke('M440 460 Q500 500 520 700', 9) + stroke('M470 740 Q510 760 530 740', 8),
        turn: -2,
      }),
    ),
    makePart('fineRib', darker(c.cloth, 0.07), symmetric('M400 226 L532 230 Q540 258 536 290 L400 296'), {
      lift: 3,
      flat: true,
      edge: 10,
    }),
  ]
}
