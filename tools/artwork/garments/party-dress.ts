import { darker, house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { symmetric } from '../kit/outline.ts'
import { makePart, pair } from '../kit/part.ts'
import { scatter } from '../kit/prints.ts'
import type { Part } from '../renderer/part.ts'
import { skirt } from './bottoms.ts'
import { bodice } from './dresses.ts'
import { boundNeck } from './top.ts'

/** Tulle over satin for Eid and birthdays. */
export function partyDress(c: Colourway): Part[] {
  const spark = scatter(
    [`<circle r="4" fill="${house.honey}"/>`, `<circle r="2.6" fill="${lighter(c.cloth, 0.6)}"/>`],
    { across: 42, down: 40, jitter: 12 },
  )
  const loop = makePart('satin', c.trim, 'M400 430 Q300 372 296 428 Q300 488 400 450Z', { lift: 6, edge: 14 })
  const tail = makePart('satin', c.trim, 'M392 440 L330 580 L372 572 L404 450Z', { lift: 4, edge: 8 })
  return [
    skirt({
      cloth: darker(c.cloth, 0.06),
      material: 'tulle',
      top: 420,
      hem: 874,
      waist: 150,
      width: 330,
      folds: 27,
      seed: 9,
      scallop: 16,
      hemSeam: false,
    }),
    skirt({
      cloth: c.cloth,
      material: 'tulle',
      print: spark,
      top: 412,
      hem: 800,
      waist: 150,
      width: 304,
      folds: 25,
      seed: 5,
      scallop: 18,
      hemSeam: false,
    }),
    skirt({
      cloth: lighter(c.cloth, 0.14),
      material: 'tulle',
      print: spark,
      top: 408,
      hem: 700,
      waist: 150,
      width: 262,
      folds: 23,
      seed: 2,
      scallop: 16,
      hemSeam: false,
    }),
    ...bodice(c.cloth, 'satin', 'flutter', ''),
    boundNeck('satin', darker(c.cloth, 0.08)),
    makePart('satin', c.trim, symmetric('M400 400 L556 400 Q560 424 556 452 L400 456'), {
      lift: 4,
      edge: 12,
      flat: true,
      crease: 2,
    }),
    ...pair(tail),
    ...pair(loop),
    makePart('satin', darker(c.trim, 0.06), 'M384 424 Q400 416 416 424 L418 458 Q400 466 382 458Z', {
      lift: 4,
      edge: 10,
    }),
  ]
}
