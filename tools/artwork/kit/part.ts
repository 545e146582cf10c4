import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'
import type { Placement } from '../renderer/placement.ts'
import { darker, house } from './colour.ts'
import { circle, mirroredPath, mirroredSvg, roundRect } from './outline.ts'
import { drawnLine } from './thread.ts'

type Details = Omit<Part, 'path' | 'fill' | 'material'>

export const makePart = (
  material: MaterialName,
  fill: string,
  path: string,
  details: Details = {},
): Part => ({
  path,
  fill,
  material,
  ...details,
})

/** A part without a filled outline: a cord, a painted line. */
export const strand = (
  material: MaterialName,
  fill: string,
  path: string,
  width: number,
  details: Details = {},
): Part => ({
  shape: drawnLine(path, width),
  fill,
  material,
  edge: width / 2,
  lift: 4,
  ...details,
})

/** A piece and its mirror image; folds, seams and weave are mirrored, the print is not. */
export function pair(part: Part): Part[] {
  if (!part.path)
    return [part, { ...part, transform: 'translate(800 0) scale(-1 1)', turn: -(part.turn ?? 0) }]
  const twin: Part = {
    ...part,
    path: mirroredPath(part.path),
    turn: -(part.turn ?? 0),
    seed: (part.seed ?? 0) + 1,
  }
  if (part.fold) twin.fold = mirroredSvg(part.fold)
  if (part.groove) twin.groove = mirroredSvg(part.groove)
  if (part.ridge) twin.ridge = mirroredSvg(part.ridge)
  return [part, twin]
}

/** A piece and its mirror image, made by an SVG transform (for outlines with arcs or H and V). */
export const pairTurned = (part: Part): Part[] => [
  part,
  { ...part, transform: 'translate(800 0) scale(-1 1)', turn: -(part.turn ?? 0) },
]

export const placedAt = (parts: readonly Part[], at: Placement): Part[] =>
  parts.map((part) => ({ ...part, at }))

/** A round button with four holes. */
export function button(x: number, y: number, radius = 9, fill: string = house.darkWood): Part {
  const hole = (dx: number, dy: number) => `<circle cx="${x + dx}" cy="${y + dy}" r="${radius * 0.18}"/>`
  const d = radius * 0.29
  return makePart('painted', fill, circle(x, y, radius), {
    edge: 4,
    lift: 2.4,
    flat: true,
    print: `<g fill="${darker(fill, 0.5)}">${hole(-d, -d)}${hole(d, -d)}${hole(-d, d)}${hole(d, d)}</g>`,
  })
}

export const buttonRow = (
  x: number,
  ys: readonly number[],
  radius = 9,
  fill: string = house.darkWood,
): Part[] => ys.map((y) => button(x, y, radius, fill))

/** The small paper label with the dune line inside a neck. */
export const neckLabel = (y: number): Part =>
  makePart('paper', house.white, roundRect(378, y, 44, 26, 3), {
    lift: 1.5,
    flat: true,
    print: `<path d="M386 ${y + 17} q7 -11 14 -3 t14 3" stroke="${house.clay}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
  })

/** A shiny round eye of a soft toy. */
export const eye = (x: number, y: number, radius = 9): Part =>
  makePart('gloss', house.ink, circle(x, y, radius), { edge: radius, lift: 2, flat: true, shine: 0.6 })
