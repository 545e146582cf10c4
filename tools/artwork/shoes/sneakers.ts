import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { motifAt } from '../kit/motifs.ts'
import { roundRect } from '../kit/outline.ts'
import { makePart, strand } from '../kit/part.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import { sidePair } from './pairs.ts'

const rubberWhite = '#F4EBDA'
const upper =
  'M180 300 Q196 286 226 296 L300 318 L356 290 Q380 286 390 306 Q440 376 520 404 Q640 424 656 520 L152 520 Q140 400 180 300Z'
const flatSole = 'M150 520 Q146 556 160 566 L640 566 Q664 560 662 528 L150 500Z'
const opening = 'M214 312 Q250 330 300 326 L356 298 Q366 310 372 320 L310 348 Q246 352 206 330Z'
const heel = 'M152 520 Q146 440 160 372 Q206 400 214 520Z'
const toe = 'M656 520 Q646 452 586 424 Q548 450 544 520Z'

const sewn = { lift: 2.4, flat: true }

const laces = (colour: string): Part[] =>
  [0, 1, 2, 3].map((i) =>
    strand('canvas', colour, `M${372 + i * 34} ${330 + i * 24} L${420 + i * 36} ${306 + i * 28}`, 13, {
      edge: 6,
      flat: true,
    }),
  )

const buildUpper = (material: MaterialName, fill: string, print = ''): Part =>
  makePart(material, fill, upper, {
    lift: 5,
    edge: 24,
    steep: 0.7,
    print,
    fold: stroke('M470 420 Q480 460 520 470', 8) + stroke('M500 410 Q520 450 556 460', 8),
    groove:
      stroke('M420 356 Q380 420 300 420 Q240 430 236 518') +
      stitch('M426 362 Q386 428 304 428 Q248 436 244 518'),
  })

/** Court shoes with a half sun on the side. */
export function courtSneakers(c: Colourway): Part[] {
  const rays = [0, 45, 90, 135, 180].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    const down = degrees % 180 ? 0 : 6
    const at = (r: number) =>
      `${(380 + Math.cos(angle) * r).toFixed(1)} ${(500 - Math.sin(angle) * r - down).toFixed(1)}`
    return strand('leather', c.second, `M${at(74)} L${at(92)}`, 9, { lift: 1.4, flat: true })
  })
  return sidePair([
    makePart('rubber', rubberWhite, flatSole, { lift: 12, edge: 14, groove: stroke('M152 540 H660', 2) }),
    buildUpper('canvas', c.cloth),
    makePart('jersey', darker(c.cloth, 0.3), opening, { lift: 1.5, flat: true, edge: 8 }),
    makePart('leather', c.trim, heel, { ...sewn, edge: 8, groove: stitch('M206 512 Q198 420 164 388') }),
    makePart('leather', c.trim, toe, { ...sewn, edge: 10, groove: stitch('M552 512 Q556 460 588 436') }),
    makePart('leather', c.second, 'M318 500 A62 62 0 0 1 442 500Z', {
      ...sewn,
      edge: 8,
      groove: stitch('M330 493 A50 50 0 0 1 430 493'),
    }),
    ...rays,
    ...laces(house.pearl),
  ])
}

/** Canvas high-tops with a round ankle patch. */
export function highTops(c: Colourway, badge: string): Part[] {
  const high =
    'M168 150 Q176 132 210 132 L330 146 Q352 150 356 180 Q370 300 424 356 Q470 396 540 410 Q646 430 656 520 L152 520 Q140 330 168 150Z'
  return sidePair([
    makePart('rubber', rubberWhite, flatSole, { lift: 12, edge: 14, groove: stroke('M152 548 H660', 2) }),
    makePart('canvas', c.cloth, high, {
      lift: 5,
      edge: 26,
      steep: 0.7,
      groove: stroke('M372 300 Q330 400 250 430 Q236 470 236 518') + stitch('M380 306 Q338 408 258 438'),
      fold: stroke('M480 420 Q500 460 540 470', 8),
    }),
    makePart('jersey', darker(c.cloth, 0.3), 'M180 160 Q250 176 340 166 L346 186 Q250 200 176 180Z', {
      lift: 1.5,
      flat: true,
      edge: 8,
    }),
    makePart('rubber', rubberWhite, 'M656 520 Q650 452 592 424 Q548 446 544 520Z', { ...sewn, edge: 12 }),
    makePart('leather', c.trim, 'M152 520 Q144 420 154 340 Q190 360 196 520Z', { ...sewn, edge: 8 }),
    makePart('felt', c.second, 'M204 300 a46 46 0 1 0 92 0 a46 46 0 1 0 -92 0Z', {
      ...sewn,
      edge: 6,
      print: motifAt(badge, 250, 302, 1.5),
    }),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      strand(
        'canvas',
        house.pearl,
        `M${330 + Math.max(0, i - 1) * 24} ${206 + i * 42} L${372 + Math.max(0, i - 2) * 36} ${196 + i * 40}`,
        12,
        { edge: 6, flat: true },
      ),
    ),
  ])
}

/** Light runners with two straps and a thick sole. */
export function strapRunners(c: Colourway): Part[] {
  const wave =
    'M150 500 L660 524 Q672 566 640 584 Q560 592 480 580 Q380 592 300 580 Q220 592 160 580 Q138 560 150 500Z'
  const strap = (path: string): Part =>
    makePart('leather', c.trim, path, { lift: 4, edge: 9, flat: true, groove: stitch(path.replace('Z', '')) })
  return sidePair([
    makePart('rubber', rubberWhite, wave, {
      lift: 12,
      edge: 18,
      groove: stroke('M152 552 Q300 560 400 548 T660 548', 4),
    }),
    {
      ...buildUpper('mesh', c.cloth),
      print: `<path d="M150 520 Q250 380 420 520Z" fill="${lighter(c.cloth, 0.25)}"/>`,
    },
    makePart('jersey', darker(c.cloth, 0.3), opening, { lift: 1.5, flat: true, edge: 8 }),
    makePart('leather', c.second, heel, { ...sewn, edge: 9 }),
    makePart('leather', c.second, 'M658 520 Q650 462 606 436 Q580 480 470 520Z', { ...sewn, edge: 9 }),
    strap('M300 424 L392 322 Q416 336 430 362 L340 462 Q312 452 300 424Z'),
    strap('M376 476 L452 380 Q480 390 500 404 L424 502 Q392 498 376 476Z'),
    makePart('silicone', house.pearl, roundRect(232, 440, 90, 16, 8), {
      lift: 2,
      flat: true,
      edge: 6,
      transform: 'rotate(-14 277 448)',
    }),
    makePart('silicone', house.pearl, roundRect(246, 470, 66, 16, 8), {
      lift: 2,
      flat: true,
      edge: 6,
      transform: 'rotate(-14 277 478)',
    }),
  ])
}

/** Laceless canvas shoes with elastic at the sides. */
export function slipOns(c: Colourway, print: string): Part[] {
  const low =
    'M166 356 Q176 326 214 334 Q300 372 386 322 Q424 304 450 330 Q500 392 560 412 Q648 440 656 522 L152 522 Q142 430 166 356Z'
  const rim = 'M186 342 Q296 396 398 330'
  return sidePair([
    makePart('rubber', rubberWhite, flatSole, { lift: 12, edge: 14, groove: stroke('M152 544 H660', 2) }),
    makePart('canvas', c.cloth, low, {
      lift: 5,
      edge: 26,
      steep: 0.7,
      print,
      groove:
        stroke('M440 330 Q396 420 330 430 Q250 440 236 520', 2) +
        stitch('M448 336 Q404 428 336 438 Q258 448 246 520'),
    }),
    makePart('jersey', darker(c.cloth, 0.4), 'M186 342 Q296 384 398 326 Q392 300 330 306 Q240 320 186 342Z', {
      lift: 0,
      flat: true,
      edge: 10,
      steep: -0.3,
    }),
    strand('canvas', darker(c.cloth, 0.12), rim, 14, { lift: 3, flat: true }),
    makePart('fineRib', darker(c.cloth, 0.2), 'M356 360 L414 336 Q420 392 388 420 Q356 404 356 360Z', {
      ...sewn,
      edge: 6,
    }),
    makePart('leather', c.trim, 'M152 522 Q144 440 162 364 Q204 396 208 522Z', { ...sewn, edge: 8 }),
  ])
}
