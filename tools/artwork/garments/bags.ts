import { darker, house } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifAt } from '../kit/motifs.ts'
import { roundRect, symmetric } from '../kit/outline.ts'
import { makePart, pair, strand } from '../kit/part.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import type { ClothPrint } from './tops.ts'

/** A small rucksack with ears of felt or plain. */
export function backpack(c: Colourway, drawing: string, ears = false): Part[] {
  const parts: Part[] = [
    strand('canvas', c.trim, 'M352 210 Q352 130 400 130 Q448 130 448 210', 22, { lift: 8 }),
    ...pair(
      makePart(
        'canvas',
        darker(c.cloth, 0.14),
        'M588 420 Q660 470 650 640 Q646 720 596 740 L580 700 Q612 640 580 480Z',
        { lift: 8, edge: 12 },
      ),
    ),
  ]
  if (ears)
    parts.push(
      ...pair(
        makePart('felt', c.cloth, 'M470 250 Q500 150 560 180 Q590 230 560 310Z', {
          lift: 8,
          edge: 18,
          print: '',
        }),
      ),
    )
  return [
    ...parts,
    makePart('canvas', c.cloth, symmetric('M400 196 Q560 196 586 360 L604 740 Q604 826 520 832 L400 834'), {
      lift: 14,
      edge: 46,
      steep: 0.55,
      groove: stroke('M220 420 Q400 360 580 420', 2),
    }),
    makePart(
      'canvas',
      c.trim,
      symmetric('M400 540 L540 548 Q560 556 560 590 L556 740 Q548 780 510 782 L400 784'),
      {
        lift: 7,
        edge: 26,
        groove: stitch('M252 590 Q400 566 548 590') + stroke('M244 612 Q400 590 556 612', 4),
      },
    ),
    makePart('gloss', house.honey, roundRect(392, 604, 16, 36, 8), { edge: 6, lift: 4, flat: true }),
    {
      shape: () => motifAt(drawing, 400, 460, 3.6),
      fill: c.ink,
      material: 'felt',
      lift: 2.5,
      flat: true,
      edge: 5,
    },
  ]
}

/** A steel bottle with a wooden cap and a printed belly. */
export function bottle(c: Colourway, print: ClothPrint): Part[] {
  return [
    strand('rope', c.trim, 'M440 190 Q540 170 520 280', 14, { lift: 6 }),
    makePart(
      'painted',
      c.cloth,
      'M300 350 Q300 290 350 280 H450 Q500 290 500 350 V790 Q500 836 450 838 H350 Q300 836 300 790Z',
      { lift: 16, edge: 90, steep: 0.7, print: print(c), shine: 0.24 },
    ),
    makePart('gloss', '#C9C6BF', roundRect(338, 252, 124, 34, 6), { lift: 5, edge: 14 }),
    makePart('wood', house.wood, roundRect(330, 160, 140, 98, 16), { lift: 8, edge: 26 }),
  ]
}

/** A tin lunch box with two clips. */
export function lunchBox(c: Colourway, drawing: string): Part[] {
  return [
    strand('silicone', c.trim, 'M300 330 Q300 236 400 236 Q500 236 500 330', 30, { lift: 9 }),
    makePart('painted', darker(c.cloth, 0.1), roundRect(130, 340, 540, 380, 60), { lift: 16, edge: 30 }),
    makePart('painted', c.cloth, roundRect(130, 320, 540, 360, 60), {
      lift: 5,
      edge: 34,
      print: `<path d="M120 560 Q270 470 420 550 T690 520 V720 H120Z" fill="${c.second}"/><path d="M120 630 Q290 560 450 630 T690 600 V720 H120Z" fill="${c.third}"/>`,
    }),
    {
      shape: () => motifAt(drawing, 400, 480, 4),
      fill: c.ink,
      material: 'painted',
      lift: 2,
      flat: true,
      edge: 4,
    },
    ...[220, 580].map((x) =>
      makePart('gloss', '#D9D3C6', roundRect(x - 26, 300, 52, 70, 12), { lift: 5, edge: 10, flat: true }),
    ),
  ]
}
