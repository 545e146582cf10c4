import type { ColourName } from '../demo-catalogue.ts'
import { house } from '../kit/colour.ts'
import { colourway } from '../kit/colourway.ts'
import { circle, roundRect } from '../kit/outline.ts'
import { makePart } from '../kit/part.ts'
import { looks } from '../looks/looks.ts'
import { type Box, centred } from '../renderer/centred.ts'
import type { Part } from '../renderer/part.ts'
import type { Picture } from '../renderer/picture.ts'

/** Scenes are cut from paper and felt; real products are placed among the layers. */
export const paper = (fill: string, path: string, details: Partial<Part> = {}): Part => ({
  path,
  fill,
  material: 'paper',
  lift: 22,
  edge: 5,
  steep: 0.7,
  ...details,
})

export const felt = (fill: string, path: string, details: Partial<Part> = {}): Part => ({
  path,
  fill,
  material: 'felt',
  lift: 12,
  edge: 9,
  ...details,
})

export interface Size {
  w: number
  h: number
}

/** A dune line: its height, amplitude, number of swells and the phase of the first. */
export interface DuneLine {
  base: number
  height: number
  swells: number
  phase: number
  /** How much the line rises towards the right. */
  rise?: number
}

const BLEED = 60

export function dune({ w, h }: Size, fill: string, line: DuneLine, details: Partial<Part> = {}): Part {
  const at = (t: number) =>
    line.base - (line.rise ?? 0) * t - line.height * Math.sin(t * line.swells * Math.PI * 2 + line.phase)
  const points = Array.from(
    { length: 61 },
    (_, i) => `L${(-40 + ((w + 80) * i) / 60).toFixed(0)} ${at(i / 60).toFixed(1)}`,
  )
  return paper(fill, `M-40 ${h + BLEED} ${points.join(' ')} L${w + 40} ${h + BLEED}Z`, details)
}

/** A paper wave with a scalloped edge; `shift` moves it sideways. */
export function scallops({ w, h }: Size, fill: string, y: number, radius: number, shift: number): Part {
  const start = -4 * radius + shift
  const arcs = ` q${radius} ${-radius * 1.1} ${radius * 2} 0`.repeat(
    Math.ceil((w + 8 * radius) / (radius * 2)),
  )
  return paper(fill, `M${start} ${h + BLEED} L${start} ${y}${arcs} V${h + BLEED}Z`)
}

export const sun = (x: number, y: number, radius: number, fill = '#F4BE5B'): Part =>
  paper(fill, circle(x, y, radius), { lift: 14 })

export const cloud = (x: number, y: number, scale: number, fill = '#FFF8EF'): Part =>
  paper(
    fill,
    'M-120 30 Q-150 30 -146 4 Q-140 -24 -104 -18 Q-90 -64 -40 -56 Q0 -84 40 -52 Q84 -56 92 -14 Q134 -18 138 8 Q138 30 112 30Z',
    { lift: 16, at: { x, y, turn: 0, scale } },
  )

export const gull = (x: number, y: number, scale: number): Part =>
  felt('#FFFDF8', 'M-40 -8 Q-20 -26 0 0 Q20 -26 40 -8 Q20 -14 0 12 Q-20 -14 -40 -8Z', {
    lift: 10,
    edge: 4,
    at: { x, y, turn: -6, scale },
  })

export const peg = (x: number, y: number, turn: number): Part =>
  makePart('wood', house.wood, roundRect(-6, -18, 12, 44, 4), {
    turn: 90,
    edge: 5,
    lift: 6,
    at: { x, y, turn, scale: 1 },
  })

function frond(turn: number, length: number, fill: string, seed: number): Part {
  let leaflets = ''
  for (let j = 0; j < 11; j++) {
    const t = j / 10
    const x = (t * length).toFixed(1)
    const y = (-length * 0.22 * Math.sin(t * 2.4) + t * t * length * 0.28).toFixed(1)
    const reach = length * (0.34 * Math.sin(Math.PI * (0.15 + 0.8 * t)) + 0.05)
    for (const side of [-1, 1]) {
      const angle = ((20 + side * (58 - 26 * t)) * Math.PI) / 180
      const dx = Math.cos(angle) * reach
      const dy = Math.sin(angle) * reach
      const bend = Math.sin(angle) * 9
      leaflets += `M${x} ${y} q${(dx * 0.5 - bend).toFixed(1)} ${(dy * 0.5 - 6).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)} q${(-dx * 0.5 + 13).toFixed(1)} ${(-dy * 0.5 + 15).toFixed(1)} ${(-dx).toFixed(1)} ${(-dy + 7).toFixed(1)}Z `
    }
  }
  const spine = `M0 -5 Q${length * 0.5} ${-length * 0.24} ${length} ${length * 0.1} Q${length * 0.5} ${-length * 0.14} 0 7Z`
  return felt(fill, leaflets + spine, { transform: `rotate(${turn})`, lift: 9, edge: 5, seed })
}

/** A felt date palm whose crown is at x, y. */
export async function addPalm(
  picture: Picture,
  x: number,
  y: number,
  scale: number,
  turn = 0,
): Promise<void> {
  const trunk: Part = {
    path: 'M-26 520 Q-30 240 -10 0 L16 0 Q14 240 34 520Z',
    fill: '#A9744C',
    material: 'corduroy',
    turn: 90,
    weave: 1.6,
    lift: 14,
    edge: 20,
    crease: 0,
  }
  const dates = [
    felt('#B5623D', circle(-16, 12, 17), { edge: 17, lift: 6 }),
    felt('#C97A48', circle(18, 16, 17), { edge: 17, lift: 6 }),
    felt('#A5532F', circle(2, 30, 17), { edge: 17, lift: 6 }),
  ]
  const fronds = [
    frond(-168, 230, '#5F8557', 1),
    frond(-12, 230, '#5F8557', 2),
    frond(-196, 210, '#7A9A66', 3),
    frond(18, 210, '#7A9A66', 4),
    frond(-138, 220, '#7FA06A', 5),
    frond(-44, 220, '#7FA06A', 6),
    frond(-92, 190, '#6B9060', 7),
  ]
  await picture.addAll([trunk, ...fronds, ...dates], { x, y, turn, scale })
}

export function productParts(handle: string, colour: ColourName): Part[] {
  const look = looks[handle]
  if (!look) throw new Error(`${handle} has no artwork in tools/artwork/looks`)
  return look(colourway(colour))
}

/** Places a product into a box of the scene; `raised` lifts it off the paper. */
export async function addProduct(
  picture: Picture,
  [handle, colour]: readonly [handle: string, colour: ColourName],
  box: Box,
  raised = 1,
): Promise<void> {
  const parts = productParts(handle, colour)
  const at = await centred(parts, { largest: 9, ...box })
  await picture.addAll(
    parts.map((part, i) => ({ ...part, lift: (part.lift ?? 8) * (i < 3 ? raised : 1) })),
    at,
  )
}
