import { darker, house } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { buttonRow, makePart, pair } from '../kit/part.ts'
import { stitch, stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import { hoodBack, hoodFront } from './hoods.ts'
import { top } from './top.ts'
import { zip } from './zip.ts'

/** A hooded coat for the few rainy days. */
export function raincoat(c: Colourway): Part[] {
  const pocket = makePart(
    'poplin',
    c.cloth,
    'M262 600 L354 600 L354 720 Q354 734 340 734 L276 734 Q262 734 262 720Z',
    { lift: 3, edge: 6, flat: true, crease: 1 },
  )
  const flap = makePart('poplin', darker(c.cloth, 0.05), 'M256 592 L360 592 L360 628 Q308 646 256 628Z', {
    lift: 3,
    edge: 5,
    flat: true,
    crease: 0.5,
  })
  return [
    { ...hoodBack(c.cloth), material: 'poplin', edge: 30 },
    ...top({
      cloth: c.cloth,
      material: 'poplin',
      sleeve: 'long',
      cuffs: c.trim,
      neck: 'open',
      hem: 826,
      hemWidth: 200,
      chest: 172,
      neckDepth: 266,
      inside: c.trim,
      label: false,
      bodySeams: stroke('M426 280 V830', 2) + stitch('M374 280 V830'),
    }),
    ...hoodFront(c.cloth, 'poplin'),
    ...pair(pocket),
    ...pair(flap),
    ...buttonRow(400, [340, 440, 540, 640, 740], 12, c.trim === house.pearl ? house.darkWood : c.trim),
  ]
}

/** A quilted gilet: horizontal padding, stand-up collar, zip. */
export function gilet(c: Colourway): Part[] {
  const seams = [330, 410, 490, 570, 650, 730].map((y) => `M226 ${y} Q400 ${y + 16} 574 ${y}`).join(' ')
  return [
    ...top({
      cloth: c.cloth,
      material: 'padding',
      sleeve: 'none',
      neck: 'open',
      hem: 800,
      hemWidth: 172,
      chest: 160,
      neckDepth: 240,
      inside: c.trim,
      hemStitch: false,
      folds: '',
      bodySeams: stroke(seams, 7),
    }),
    ...pair(
      makePart('padding', c.cloth, 'M400 280 C350 270 316 236 304 180 Q298 150 330 138 Q372 128 400 132Z', {
        lift: 5,
        edge: 18,
        flat: true,
        groove: stroke('M400 214 Q346 206 306 178', 4),
      }),
    ),
    ...zip(darker(c.cloth, 0.35), 136, 800),
    ...pair(
      makePart('fineRib', c.trim, 'M532 194 C518 250 520 350 562 396 L548 410 C502 356 500 250 514 190Z', {
        lift: 3,
        edge: 6,
        flat: true,
      }),
    ),
  ]
}
