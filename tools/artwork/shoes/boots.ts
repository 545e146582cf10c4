import { darker, house } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { makePart, strand } from '../kit/part.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { bootPair, sidePair } from './pairs.ts'

/** Rubber boots for puddles and tide pools. */
export const rainBoots = (c: Colourway, print = ''): Part[] =>
  bootPair([
    makePart('rubber', darker(c.cloth, 0.35), 'M250 756 Q244 800 264 806 L622 806 Q668 804 662 756Z', {
      lift: 12,
      edge: 10,
    }),
    makePart(
      'silicone',
      c.cloth,
      'M262 230 Q340 214 426 230 L438 520 Q450 600 540 626 Q656 650 656 770 L252 770 Q246 690 262 600Z',
      {
        lift: 6,
        edge: 40,
        steep: 0.62,
        print,
        fold: stroke('M270 560 Q330 600 420 570', 10) + stroke('M268 600 Q330 640 430 610', 8),
        groove: stroke('M256 742 H656', 2.4),
      },
    ),
    makePart('silicone', c.trim, 'M254 214 Q340 196 434 214 L436 262 Q340 244 256 262Z', {
      lift: 3,
      flat: true,
      edge: 12,
    }),
    makePart('silicone', darker(c.cloth, 0.06), 'M536 636 Q640 656 650 740 L500 740 Q500 660 536 636Z', {
      lift: 2,
      flat: true,
      edge: 12,
    }),
  ])

/** Ankle boots with elastic sides. */
export const chelseaBoots = (c: Colourway): Part[] =>
  bootPair([
    makePart('rubber', '#4a3428', 'M250 756 L250 806 L340 806 L344 790 L640 800 Q668 796 662 760Z', {
      lift: 12,
      edge: 8,
    }),
    makePart(
      'leather',
      c.cloth,
      'M262 400 Q350 380 440 400 L446 540 Q456 606 540 630 Q656 654 658 770 L252 770 Q246 690 258 600Z',
      {
        lift: 6,
        edge: 38,
        steep: 0.62,
        fold: stroke('M446 580 Q470 630 530 640', 8) + stroke('M300 640 Q360 670 430 640', 8),
        groove: stroke('M540 632 Q470 700 462 770', 2) + stitch('M550 636 Q480 704 472 770'),
      },
    ),
    makePart('fineRib', darker(c.cloth, 0.3), 'M318 396 Q356 390 394 396 L384 590 Q356 610 330 590Z', {
      lift: 2,
      flat: true,
      edge: 7,
    }),
    strand('canvas', darker(c.cloth, 0.2), 'M270 404 Q262 350 290 350 Q314 352 308 398', 12, { lift: 5 }),
  ])

/** Suede desert boots with laces. */
export const desertBoots = (c: Colourway): Part[] =>
  sidePair([
    makePart('straw', '#C9A26B', 'M146 520 Q142 560 160 570 L644 570 Q670 564 664 524 L150 500Z', {
      lift: 12,
      edge: 14,
    }),
    makePart(
      'felt',
      c.cloth,
      'M170 226 Q180 208 216 212 L330 224 Q356 228 362 256 Q380 330 440 366 Q500 398 560 408 Q648 430 656 522 L152 522 Q144 360 170 226Z',
      {
        lift: 5,
        edge: 28,
        steep: 0.7,
        groove:
          stroke('M362 262 Q330 380 240 400 L236 520', 2) + stitch('M372 270 Q338 392 248 410 L246 520'),
        fold: stroke('M500 420 Q520 460 560 470', 8),
      },
    ),
    makePart('jersey', darker(c.cloth, 0.4), 'M186 232 Q250 248 340 236 L346 256 Q250 268 182 250Z', {
      lift: 1,
      flat: true,
      edge: 7,
    }),
    ...[0, 1, 2].map((i) =>
      strand('rope', house.oat, `M${340 + i * 14} ${282 + i * 38} L${392 + i * 22} ${268 + i * 40}`, 11, {
        lift: 4,
        flat: true,
      }),
    ),
  ])

/** Lined boots for the mountains in winter. */
export const furBoots = (c: Colourway): Part[] =>
  bootPair([
    makePart('rubber', darker(c.cloth, 0.45), 'M246 746 Q240 806 264 812 L626 812 Q672 806 664 750Z', {
      lift: 12,
      edge: 14,
    }),
    makePart(
      'felt',
      c.cloth,
      'M262 370 Q350 350 440 370 L446 530 Q456 600 540 626 Q656 650 656 766 L252 766 Q246 690 258 600Z',
      {
        lift: 6,
        edge: 40,
        steep: 0.62,
        fold: stroke('M446 580 Q470 630 530 640', 8),
        groove: stroke('M446 560 Q400 640 256 650', 2) + stitch('M450 570 Q404 650 256 660'),
      },
    ),
    makePart(
      'teddy',
      house.pearl,
      'M248 326 Q350 296 452 326 Q466 366 452 404 Q350 380 250 404 Q236 366 248 326Z',
      { lift: 8, edge: 26 },
    ),
    strand('rope', house.darkWood, 'M340 470 Q400 440 440 470', 10, { lift: 4, flat: true }),
  ])
