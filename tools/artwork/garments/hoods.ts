import { darker } from '../kit/colour.ts'
import { symmetric } from '../kit/outline.ts'
import { makePart, pair } from '../kit/part.ts'
import { stitch } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'

export const hoodCords = (fill: string): Part => ({
  shape: (colour) =>
    `<g fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round"><path d="M372 292 C362 340 376 380 366 420"/><path d="M428 292 C442 340 424 370 436 408"/></g>`,
  fill,
  material: 'rope',
  edge: 4,
  lift: 4,
  flat: true,
})

/** Hood laid flat: the back of it below the garment, the two front edges above. */
export const hoodBack = (cloth: string): Part =>
  makePart(
    'sweat',
    darker(cloth, 0.05),
    symmetric('M400 96 C470 96 520 140 520 214 Q500 262 470 268 L400 276'),
    { lift: 10, edge: 36 },
  )

export const hoodFront = (cloth: string, material: 'sweat' | 'poplin' | 'terry' = 'sweat'): Part[] => [
  makePart('jersey', darker(cloth, 0.3), symmetric('M400 148 C446 148 478 172 478 214 Q460 262 400 268'), {
    lift: 3,
    flat: true,
    crease: 1.5,
  }),
  ...pair(
    makePart(
      material,
      cloth,
      'M400 300 C352 284 316 240 300 182 Q308 120 360 100 Q324 150 326 196 Q344 250 402 276Z',
      {
        lift: 6,
        edge: 22,
        groove: stitch('M400 288 C362 276 330 238 314 186'),
      },
    ),
  ),
]
