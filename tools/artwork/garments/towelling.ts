import { darker } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { roundRect, symmetric } from '../kit/outline.ts'
import { makePart, pair } from '../kit/part.ts'
import { wovenBand } from '../kit/prints.ts'
import { stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { hoodBack, hoodFront } from './hoods.ts'
import { sleeveCuts } from './sleeves.ts'
import { top } from './top.ts'

/** A hooded towel to slip into after swimming. */
export function towelPoncho(c: Colourway, print: string): Part[] {
  const body = symmetric(
    'M400 262 C446 262 476 232 486 186 L560 210 Q640 250 664 420 L676 790 Q540 826 400 822',
  )
  return [
    { ...hoodBack(c.cloth), material: 'terry', edge: 36 },
    makePart('jersey', darker(c.cloth, 0.24), 'M314 186 C350 166 450 166 486 186 L470 262 L330 262Z', {
      lift: 4,
      flat: true,
    }),
    makePart('terry', c.cloth, body, {
      lift: 12,
      print,
      fold:
        stroke('M300 400 Q312 600 284 800', 11) +
        stroke('M500 420 Q488 620 520 800', 11) +
        stroke('M400 480 V800', 8),
      groove: stroke('M142 774 Q400 812 658 774', 2),
    }),
    ...hoodFront(c.cloth, 'terry'),
  ]
}

/** A dressing gown with a shawl collar and a belt. */
export function dressingGown(c: Colourway): Part[] {
  const shawl = 'M486 186 C478 262 440 360 404 440 L404 500 C462 430 512 300 520 196 Q510 180 486 186Z'
  const sleeve = sleeveCuts.long.cuff ?? ''
  return [
    ...top({
      cloth: c.cloth,
      material: 'waffle',
      sleeve: 'long',
      neck: 'v',
      neckDepth: 300,
      hem: 900,
      hemWidth: 204,
      chest: 168,
      inside: darker(c.cloth, 0.2),
      bodySeams: stroke('M404 470 Q420 690 412 900', 2.4),
    }),
    ...pair(makePart('waffle', c.trim, sleeve, { lift: 4, edge: 10, turn: -12 })),
    ...pair(makePart('waffle', c.trim, shawl, { lift: 5, edge: 12, flat: true })),
    makePart('waffle', c.trim, 'M226 520 Q400 548 574 520 L576 566 Q400 594 224 566Z', { lift: 5, edge: 12 }),
    makePart('waffle', c.trim, 'M430 560 L470 560 L490 760 L444 766Z', { lift: 5, edge: 12 }),
    makePart('waffle', c.trim, 'M396 552 L430 560 L410 730 L366 722Z', { lift: 6, edge: 12 }),
    makePart('waffle', darker(c.trim, 0.06), roundRect(392, 526, 52, 54, 16), { lift: 5, edge: 14 }),
  ]
}

export const bandedPrint = (c: Colourway): string =>
  wovenBand(c.ink, c.second, 560, 60) + wovenBand(c.second, c.ink, 660, 60)
