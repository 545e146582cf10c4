import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifAt } from '../kit/motifs.ts'
import { circle, ellipse, roundRect } from '../kit/outline.ts'
import { makePart, strand } from '../kit/part.ts'
import { stripes } from '../kit/prints.ts'
import { gathers, stitch, stroke } from '../kit/thread.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import type { ClothPrint } from './tops.ts'

/** A round hat seen from above, with ties. */
export function sunHat(c: Colourway, print: ClothPrint, material: MaterialName = 'poplin'): Part[] {
  const svg = print(c)
  const ring = (share: number) => stroke(ellipse(400, 480, 322 * share, 282 * share), 1.5)
  return [
    makePart(material, c.cloth, ellipse(400, 480, 330, 290), {
      print: svg,
      lift: 14,
      edge: 60,
      steep: 0.4,
      crease: 3,
      groove: [1, 0.94, 0.88, 0.82, 0.76].map(ring).join(''),
    }),
    makePart(material, darker(c.cloth, 0.03), ellipse(400, 470, 212, 184), {
      print: svg,
      lift: 10,
      edge: 70,
      steep: 0.7,
      crease: 3.4,
      groove: stitch(ellipse(400, 470, 204, 176), 1.2),
    }),
    makePart(material, c.cloth, ellipse(400, 452, 150, 122), {
      print: svg,
      lift: 3,
      edge: 26,
      steep: 0.4,
      crease: 2,
      groove: stitch(ellipse(400, 452, 144, 116), 1.2),
    }),
    strand(
      'rope',
      c.ink === house.pearl ? house.darkWood : c.ink,
      'M196 600 C150 720 230 806 386 800 M604 600 C650 720 560 806 386 800 M386 800 C372 830 360 850 352 872 M386 800 C398 832 404 850 420 868',
      9,
      { lift: 6 },
    ),
    makePart('wood', house.wood, circle(386, 802, 16), { edge: 14, lift: 5 }),
  ]
}

/** A woven straw hat with a ribbon. */
export function strawHat(c: Colourway): Part[] {
  const straw = '#E5CB98'
  return [
    makePart('straw', straw, ellipse(400, 520, 340, 270), {
      lift: 15,
      edge: 50,
      steep: 0.35,
      crease: 2,
      groove: [1, 0.9, 0.8].map((q) => stroke(ellipse(400, 520, 330 * q, 262 * q), 2)).join(''),
    }),
    makePart('straw', lighter(straw, 0.12), ellipse(400, 490, 196, 160), { lift: 12, edge: 80, steep: 0.75 }),
    {
      shape: (fill) =>
        `<path d="M204 492 A196 162 0 0 0 596 492" fill="none" stroke="${fill}" stroke-width="44"/>`,
      fill: c.cloth,
      material: 'poplin',
      lift: 4,
      edge: 10,
      flat: true,
    },
    makePart('poplin', c.cloth, 'M566 590 Q640 560 660 620 Q640 660 580 626Z', { lift: 5, edge: 10 }),
    makePart('poplin', c.cloth, 'M566 590 Q520 640 560 680 Q600 670 584 620Z', { lift: 5, edge: 10 }),
    makePart('poplin', darker(c.cloth, 0.1), circle(572, 608, 20), { lift: 4, edge: 10 }),
  ]
}

/** A cap with a curved peak, seen from the front. */
export function cap(c: Colourway, badge: string): Part[] {
  return [
    makePart('canvas', c.cloth, 'M180 520 Q176 260 400 252 Q624 260 620 520 Q400 580 180 520Z', {
      lift: 13,
      edge: 70,
      steep: 0.6,
      groove:
        stroke('M400 254 V540 M290 272 Q250 400 262 534 M510 272 Q550 400 538 534', 2) +
        stitch('M408 254 V540 M392 254 V540'),
    }),
    makePart(
      'canvas',
      c.trim,
      'M170 512 Q400 590 630 512 Q668 600 610 640 Q400 560 190 640 Q132 600 170 512Z',
      {
        lift: 11,
        edge: 14,
        groove: [0, 16, 32, 48]
          .map((dy) => stitch(`M176 ${534 + dy} Q400 ${604 - dy * 0.3} 624 ${534 + dy}`))
          .join(''),
      },
    ),
    makePart('canvas', darker(c.cloth, 0.1), ellipse(400, 256, 18, 10), { lift: 4, edge: 8 }),
    makePart('felt', c.second, circle(400, 420, 62), {
      lift: 3,
      flat: true,
      edge: 6,
      print: motifAt(badge, 400, 424, 2.2),
      groove: stitch(circle(400, 420, 55)),
    }),
  ]
}

/** A ribbed beanie with a pompom. */
export function beanie(c: Colourway): Part[] {
  return [
    makePart('teddy', c.trim, circle(400, 196, 76), { lift: 12, edge: 60 }),
    makePart('knit', c.cloth, 'M190 620 Q180 270 400 240 Q620 270 610 620Z', {
      lift: 12,
      edge: 60,
      print: stripes(c.ink, 20, 92, 330),
      fold: gathers(230, 570, 300, 300, 7, 12),
    }),
    makePart(
      'fineRib',
      darker(c.cloth, 0.06),
      'M172 590 Q400 560 628 590 Q636 660 626 722 Q400 746 174 722 Q164 660 172 590Z',
      { lift: 8, edge: 26, weave: 1.7, relief: 2 },
    ),
    makePart('leather', house.darkWood, roundRect(470, 650, 80, 44, 6), {
      lift: 2,
      flat: true,
      edge: 5,
      groove: stitch(roundRect(476, 656, 68, 32, 4)),
    }),
  ]
}
