import { darker, house } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { symmetric } from '../kit/outline.ts'
import { makePart } from '../kit/part.ts'
import { stroke } from '../kit/thread.ts'
import type { Part } from '../renderer/part.ts'
import type { FrontDrawing } from './front-drawings.ts'
import { hoodBack, hoodCords, hoodFront } from './hoods.ts'
import { top } from './top.ts'
import { zip } from './zip.ts'

const kangarooPocket = (cloth: string, bottom: number): Part =>
  makePart(
    'sweat',
    cloth,
    symmetric(
      `M400 ${bottom - 148} L484 ${bottom - 148} L524 ${bottom - 68} L520 ${bottom - 4} L400 ${bottom}`,
    ),
    {
      lift: 3,
      edge: 10,
      flat: true,
      groove:
        stroke(`M316 ${bottom - 140} L276 ${bottom - 60}`) +
        stroke(`M484 ${bottom - 140} L524 ${bottom - 70}`),
    },
  )

/** A pullover hoodie; the felt camel is optional. */
export function hoodie(c: Colourway, style: { drawing?: FrontDrawing; zipped?: boolean } = {}): Part[] {
  const body = {
    cloth: c.cloth,
    material: 'sweat',
    sleeve: 'long',
    ribs: darker(c.cloth, 0.1),
    neck: 'open',
    hem: 760,
    hemWidth: 168,
    neckDepth: 268,
    inside: darker(c.cloth, 0.24),
    label: false,
  } as const
  return [
    hoodBack(c.cloth),
    ...top({ ...body, motif: style.drawing?.(c) ?? '' }),
    ...(style.zipped ? zip(darker(c.cloth, 0.3), 300, 806) : []),
    ...hoodFront(c.cloth),
    kangarooPocket(c.cloth, 744),
    ...(style.zipped ? zip(darker(c.cloth, 0.3), 590, 806).slice(0, 1) : []),
    hoodCords(c.second === c.cloth ? house.pearl : c.second),
  ]
}

export function sweatshirt(c: Colourway, drawing?: FrontDrawing, sleeves?: string): Part[] {
  return top({
    cloth: c.cloth,
    material: 'sweat',
    sleeve: 'long',
    ribs: sleeves ?? darker(c.cloth, 0.1),
    hem: 760,
    hemWidth: 168,
    neckCloth: sleeves ?? darker(c.cloth, 0.1),
    sleeveCloth: sleeves ?? c.cloth,
    motif: drawing?.(c) ?? '',
    bodySeams: stroke('M384 284 L400 316 L416 284'),
  })
}
