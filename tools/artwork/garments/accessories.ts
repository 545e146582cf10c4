import { darker, house } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { circle, roundRect } from '../kit/outline.ts'
import { makePart, pair, placedAt, strand } from '../kit/part.ts'
import { gathers, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import type { ClothPrint } from './tops.ts'

/** A soft bow on a clip, in three sizes. */
export function hairBows(c: Colourway): Part[] {
  const bow = (fill: string): Part[] => [
    ...pair(
      makePart('linen', fill, 'M404 420 Q500 320 560 352 Q590 430 560 500 Q500 520 404 440Z', {
        lift: 8,
        edge: 22,
        fold: stroke('M410 430 Q480 400 550 380', 9) + stroke('M410 434 Q480 450 550 470', 9),
      }),
    ),
    ...pair(
      makePart('linen', darker(fill, 0.06), 'M402 444 L470 590 L430 574 L404 596 L392 450Z', {
        lift: 4,
        edge: 9,
      }),
    ),
    makePart('linen', darker(fill, 0.08), roundRect(376, 396, 48, 72, 18), {
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
    makePart('silicone', c.cloth, circle(x, 480, 150), { lift: 14, edge: 22 }),
    makePart('gloss', '#4A4038', circle(x, 480, 108), {
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
    makePart(
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
    makePart('wood', house.darkWood, roundRect(392, 158, 16, 46, 7), { edge: 7, lift: 6 }),
  ]
}
