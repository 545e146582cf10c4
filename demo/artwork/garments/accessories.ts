import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifAt, motifs } from '../kit/motifs.ts'
import { circle, ellipse, roundRect, symmetric } from '../kit/outline.ts'
import { pair, piece, placedAt, strand } from '../kit/piece.ts'
import { scallopedWaves, scatter, stripes } from '../kit/prints.ts'
import { gathers, stitch, stroke } from '../kit/thread.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import type { ClothPrint } from './tops.ts'

/** A round hat seen from above, with ties. */
export function sunHat(c: Colourway, print: ClothPrint, material: MaterialName = 'poplin'): Part[] {
  const svg = print(c)
  const ring = (share: number) => stroke(ellipse(400, 480, 322 * share, 282 * share), 1.5)
  return [
    piece(material, c.cloth, ellipse(400, 480, 330, 290), {
      print: svg,
      lift: 14,
      edge: 60,
      steep: 0.4,
      crease: 3,
      groove: [1, 0.94, 0.88, 0.82, 0.76].map(ring).join(''),
    }),
    piece(material, darker(c.cloth, 0.03), ellipse(400, 470, 212, 184), {
      print: svg,
      lift: 10,
      edge: 70,
      steep: 0.7,
      crease: 3.4,
      groove: stitch(ellipse(400, 470, 204, 176), 1.2),
    }),
    piece(material, c.cloth, ellipse(400, 452, 150, 122), {
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
    piece('wood', house.wood, circle(386, 802, 16), { edge: 14, lift: 5 }),
  ]
}

/** A woven straw hat with a ribbon. */
export function strawHat(c: Colourway): Part[] {
  const straw = '#E5CB98'
  return [
    piece('straw', straw, ellipse(400, 520, 340, 270), {
      lift: 15,
      edge: 50,
      steep: 0.35,
      crease: 2,
      groove: [1, 0.9, 0.8].map((q) => stroke(ellipse(400, 520, 330 * q, 262 * q), 2)).join(''),
    }),
    piece('straw', lighter(straw, 0.12), ellipse(400, 490, 196, 160), { lift: 12, edge: 80, steep: 0.75 }),
    {
      shape: (fill) =>
        `<path d="M204 492 A196 162 0 0 0 596 492" fill="none" stroke="${fill}" stroke-width="44"/>`,
      fill: c.cloth,
      material: 'poplin',
      lift: 4,
      edge: 10,
      flat: true,
    },
    piece('poplin', c.cloth, 'M566 590 Q640 560 660 620 Q640 660 580 626Z', { lift: 5, edge: 10 }),
    piece('poplin', c.cloth, 'M566 590 Q520 640 560 680 Q600 670 584 620Z', { lift: 5, edge: 10 }),
    piece('poplin', darker(c.cloth, 0.1), circle(572, 608, 20), { lift: 4, edge: 10 }),
  ]
}

/** A cap with a curved peak, seen from the front. */
export function cap(c: Colourway, badge: string): Part[] {
  return [
    piece('canvas', c.cloth, 'M180 520 Q176 260 400 252 Q624 260 620 520 Q400 580 180 520Z', {
      lift: 13,
      edge: 70,
      steep: 0.6,
      groove:
        stroke('M400 254 V540 M290 272 Q250 400 262 534 M510 272 Q550 400 538 534', 2) +
        stitch('M408 254 V540 M392 254 V540'),
    }),
    piece('canvas', c.trim, 'M170 512 Q400 590 630 512 Q668 600 610 640 Q400 560 190 640 Q132 600 170 512Z', {
      lift: 11,
      edge: 14,
      groove: [0, 16, 32, 48]
        .map((dy) => stitch(`M176 ${534 + dy} Q400 ${604 - dy * 0.3} 624 ${534 + dy}`))
        .join(''),
    }),
    piece('canvas', darker(c.cloth, 0.1), ellipse(400, 256, 18, 10), { lift: 4, edge: 8 }),
    piece('felt', c.second, circle(400, 420, 62), {
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
    piece('teddy', c.trim, circle(400, 196, 76), { lift: 12, edge: 60 }),
    piece('knit', c.cloth, 'M190 620 Q180 270 400 240 Q620 270 610 620Z', {
      lift: 12,
      edge: 60,
      print: stripes(c.ink, 20, 92, 330),
      fold: gathers(230, 570, 300, 300, 7, 12),
    }),
    piece(
      'fineRib',
      darker(c.cloth, 0.06),
      'M172 590 Q400 560 628 590 Q636 660 626 722 Q400 746 174 722 Q164 660 172 590Z',
      { lift: 8, edge: 26, weave: 1.7, relief: 2 },
    ),
    piece('leather', house.darkWood, roundRect(470, 650, 80, 44, 6), {
      lift: 2,
      flat: true,
      edge: 5,
      groove: stitch(roundRect(476, 656, 68, 32, 4)),
    }),
  ]
}

/** Three pairs of socks, each with its own pattern. */
export function socks(first: Colourway, second: Colourway, third: Colourway): Part[] {
  const sock = (c: Colourway, print: string): Part[] => [
    piece(
      'knit',
      c.cloth,
      'M330 190 L470 190 L478 520 Q486 570 560 600 L640 636 Q676 700 620 736 Q560 756 470 716 L372 664 Q312 630 318 560Z',
      { weave: 0.62, print, lift: 9, edge: 30, crease: 2.4, fold: stroke('M330 560 Q400 600 470 540', 9) },
    ),
    piece('fineRib', c.ink, 'M322 176 Q400 166 478 176 L480 262 Q400 254 320 262Z', {
      lift: 3,
      flat: true,
      edge: 10,
    }),
    piece('knit', c.ink, 'M560 602 L642 636 Q676 700 620 736 Q590 746 548 740 Q520 660 560 602Z', {
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
      piece('rib', c.cloth, leg, {
        lift: 9,
        edge: 26,
        fold: stroke('M440 460 Q500 500 520 700', 9) + stroke('M470 740 Q510 760 530 740', 8),
        turn: -2,
      }),
    ),
    piece('fineRib', darker(c.cloth, 0.07), symmetric('M400 226 L532 230 Q540 258 536 290 L400 296'), {
      lift: 3,
      flat: true,
      edge: 10,
    }),
  ]
}

/** A small rucksack with ears of felt or plain. */
export function backpack(c: Colourway, drawing: string, ears = false): Part[] {
  const parts: Part[] = [
    strand('canvas', c.trim, 'M352 210 Q352 130 400 130 Q448 130 448 210', 22, { lift: 8 }),
    ...pair(
      piece(
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
        piece('felt', c.cloth, 'M470 250 Q500 150 560 180 Q590 230 560 310Z', {
          lift: 8,
          edge: 18,
          print: '',
        }),
      ),
    )
  return [
    ...parts,
    piece('canvas', c.cloth, symmetric('M400 196 Q560 196 586 360 L604 740 Q604 826 520 832 L400 834'), {
      lift: 14,
      edge: 46,
      steep: 0.55,
      groove: stroke('M220 420 Q400 360 580 420', 2),
    }),
    piece(
      'canvas',
      c.trim,
      symmetric('M400 540 L540 548 Q560 556 560 590 L556 740 Q548 780 510 782 L400 784'),
      {
        lift: 7,
        edge: 26,
        groove: stitch('M252 590 Q400 566 548 590') + stroke('M244 612 Q400 590 556 612', 4),
      },
    ),
    piece('gloss', house.honey, roundRect(392, 604, 16, 36, 8), { edge: 6, lift: 4, flat: true }),
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

/** A soft bow on a clip, in three sizes. */
export function hairBows(c: Colourway): Part[] {
  const bow = (fill: string): Part[] => [
    ...pair(
      piece('linen', fill, 'M404 420 Q500 320 560 352 Q590 430 560 500 Q500 520 404 440Z', {
        lift: 8,
        edge: 22,
        fold: stroke('M410 430 Q480 400 550 380', 9) + stroke('M410 434 Q480 450 550 470', 9),
      }),
    ),
    ...pair(
      piece('linen', darker(fill, 0.06), 'M402 444 L470 590 L430 574 L404 596 L392 450Z', {
        lift: 4,
        edge: 9,
      }),
    ),
    piece('linen', darker(fill, 0.08), roundRect(376, 396, 48, 72, 18), {
      lift: 5,
      edge: 16,
      fold: gathers(384, 416, 402, 60, 4, 4),
      foldBlur: 2,
      foldDepth: 5,
    }),
  ]
  const at = { centreX: 400, centreY: 450 }
  return [
    ...placedAt(bow(c.third), { ...at, x: 540, y: 740, turn: 14, scale: 0.8 }),
    ...placedAt(bow(c.ink), { ...at, x: 270, y: 640, turn: -16, scale: 0.95 }),
    ...placedAt(bow(c.cloth), { ...at, x: 450, y: 350, turn: 6, scale: 1.3 }),
  ]
}

/** Round sunglasses for small noses. */
export function sunglasses(c: Colourway): Part[] {
  const lens = (x: number) => [
    piece('silicone', c.cloth, circle(x, 480, 150), { lift: 14, edge: 22 }),
    piece('gloss', '#4A4038', circle(x, 480, 108), {
      lift: 0,
      edge: 30,
      steep: -0.3,
      edgeShade: 0.5,
      shine: 0.5,
      print: `<path d="M${x - 120} 420 L${x + 60} 340 L${x + 90} 380 L${x - 110} 470Z" fill="#8a7a6c"/>`,
    }),
  ]
  return [
    strand('silicone', darker(c.cloth, 0.1), 'M96 430 Q70 330 130 300 M704 430 Q730 330 670 300', 30, {
      lift: 12,
    }),
    strand('silicone', c.cloth, 'M370 440 Q400 410 430 440', 30, { lift: 14 }),
    ...lens(240),
    ...lens(560),
  ]
}

/** An open umbrella from above and in front: eight panels and a crook. */
export function umbrella(c: Colourway, print: ClothPrint): Part[] {
  return [
    strand('wood', house.darkWood, 'M400 480 V820 Q400 880 350 880 Q304 878 306 830', 20, { lift: 10 }),
    piece(
      'poplin',
      c.cloth,
      'M100 520 Q120 220 400 200 Q680 220 700 520 Q650 470 600 520 Q550 470 500 520 Q450 470 400 520 Q350 470 300 520 Q250 470 200 520 Q150 470 100 520Z',
      {
        lift: 16,
        edge: 70,
        steep: 0.5,
        crease: 2,
        print: print(c),
        groove: stroke(
          'M400 202 Q280 330 200 516 M400 202 Q340 340 300 516 M400 202 V516 M400 202 Q460 340 500 516 M400 202 Q520 330 600 516',
          3,
        ),
      },
    ),
    piece('wood', house.darkWood, roundRect(392, 158, 16, 46, 7), { edge: 7, lift: 6 }),
  ]
}

/** A steel bottle with a wooden cap and a printed belly. */
export function bottle(c: Colourway, print: ClothPrint): Part[] {
  return [
    strand('rope', c.trim, 'M440 190 Q540 170 520 280', 14, { lift: 6 }),
    piece(
      'painted',
      c.cloth,
      'M300 350 Q300 290 350 280 H450 Q500 290 500 350 V790 Q500 836 450 838 H350 Q300 836 300 790Z',
      { lift: 16, edge: 90, steep: 0.7, print: print(c), shine: 0.24 },
    ),
    piece('gloss', '#C9C6BF', roundRect(338, 252, 124, 34, 6), { lift: 5, edge: 14 }),
    piece('wood', house.wood, roundRect(330, 160, 140, 98, 16), { lift: 8, edge: 26 }),
  ]
}

/** A tin lunch box with two clips. */
export function lunchBox(c: Colourway, drawing: string): Part[] {
  return [
    strand('silicone', c.trim, 'M300 330 Q300 236 400 236 Q500 236 500 330', 30, { lift: 9 }),
    piece('painted', darker(c.cloth, 0.1), roundRect(130, 340, 540, 380, 60), { lift: 16, edge: 30 }),
    piece('painted', c.cloth, roundRect(130, 320, 540, 360, 60), {
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
      piece('gloss', '#D9D3C6', roundRect(x - 26, 300, 52, 70, 12), { lift: 5, edge: 10, flat: true }),
    ),
  ]
}
