import type { ColourName } from '../demo-catalogue.ts'
import { strand } from '../kit/part.ts'
import { type Bounds, centred } from '../renderer/centred.ts'
import type { Part } from '../renderer/part.ts'
import { Picture } from '../renderer/picture.ts'
import type { Placement } from '../renderer/placement.ts'
import { dune, peg, productParts, type Size, scallops, sun } from './stage.ts'

/** A loop is drawn frame by frame; `t` runs from 0 to 1 and the end meets the beginning. */
export type Loop = (t: number) => Promise<Picture>

const SIZE: Size = { w: 960, h: 640 }
const FULL_TURN = Math.PI * 2

interface Actor {
  parts: Part[]
  at: Placement & { bounds: Bounds }
}

async function actor(handle: string, colour: ColourName, box: Parameters<typeof centred>[1]): Promise<Actor> {
  const parts = productParts(handle, colour)
  return { parts, at: await centred(parts, { largest: 9, ...box }) }
}

const hangings = [
  { x: 150, handle: 'sunrise-tee', colour: 'Pearl', width: 190, delay: 0, pegs: 0.19 },
  { x: 385, handle: 'dune-gauze-dress', colour: 'Sage', width: 226, delay: 1.1, pegs: 0.19 },
  { x: 620, handle: 'dhow-swim-shorts', colour: 'Coral', width: 190, delay: 2.1, pegs: 0.32 },
  { x: 830, handle: 'first-dunes-romper', colour: 'Sky', width: 190, delay: 3.2, pegs: 0.19 },
] as const

const ropeHeight = (x: number) => {
  const t = (x + 20) / 1000
  return (1 - t) ** 2 * 120 + 2 * t * (1 - t) * 210 + t * t * 110
}

/** Four garments swing about their pegs; the breeze travels from left to right. */
export async function morningBreeze(): Promise<Loop> {
  const picture = new Picture({ x: 0, y: 0, ...SIZE }, SIZE.w, { colour: '#FDEEDC', lower: '#F7CFB4' })
  await picture.addAll([
    sun(520, 400, 190),
    dune(SIZE, '#F2B48C', { base: 500, height: 34, swells: 0.8, phase: 0.6 }),
    dune(SIZE, '#E58E68', { base: 562, height: 28, swells: 0.9, phase: 2.6 }),
    dune(SIZE, '#F3E3C8', { base: 612, height: 22, swells: 0.75, phase: 5 }),
    strand('rope', '#F7EFE0', 'M-20 120 Q480 210 980 110', 7, { edge: 3, lift: 8 }),
  ])
  const still = picture.snapshot()
  const actors = await Promise.all(
    hangings.map(async (hanging) => ({
      ...hanging,
      ...(await actor(hanging.handle, hanging.colour, { w: hanging.width, h: 900 })),
    })),
  )
  return async (t) => {
    picture.restore(still)
    for (const { x, width, delay, pegs, parts, at } of actors) {
      const angle = t * FULL_TURN + delay
      const turn = 4.2 * Math.sin(angle) + 1.4 * Math.sin(2 * t * FULL_TURN + delay)
      const y = ropeHeight(x)
      const raised = parts.map((part) => ({ ...part, lift: (part.lift ?? 8) * 1.7 }))
      await picture.addAll(raised, { ...at, x, y: y - 10, turn, centreY: at.bounds.y })
      const tilt = Math.sin((turn * Math.PI) / 180)
      await picture.addAll(
        [-1, 1].map((side) => peg(x + side * width * pegs, y + 4 + side * width * pegs * tilt, turn)),
      )
    }
    return picture
  }
}

/** Paper waves slide by exactly one scallop while boat, ball and dugong bob. */
export async function setSail(): Promise<Loop> {
  const picture = new Picture({ x: 0, y: 0, ...SIZE }, SIZE.w, { colour: '#E3F0EE', lower: '#F8E8CF' })
  await picture.add(sun(700, 250, 110, '#F6C766'))
  const still = picture.snapshot()
  const boat = await actor('dhow-sail-boat', 'Pearl', { x: 460, y: 340, w: 330, h: 420 })
  const dugong = await actor('duna-the-dugong', 'Rose', { x: 200, y: 520, w: 210, h: 260 })
  const ball = await actor('jumeirah-beach-ball', 'Sunrise', { x: 780, y: 500, w: 96, h: 100 })
  const bobbing = ({ parts, at }: Actor, lift: number, turn: number) =>
    picture.addAll(parts, { ...at, y: at.y + lift, turn })
  return async (t) => {
    const a = t * FULL_TURN
    picture.restore(still)
    await picture.addAll([
      scallops(SIZE, '#B4D6D0', 440, 60, 120 * t),
      scallops(SIZE, '#86BCB8', 480, 62, -124 * t),
    ])
    await bobbing(boat, 7 * Math.sin(a), 3 * Math.sin(a + 0.8))
    await bobbing(ball, 9 * Math.sin(a + 2), 20 * Math.sin(a + 2))
    await picture.add(scallops(SIZE, '#4E9AA0', 548, 66, 132 * t))
    await bobbing(dugong, 10 * Math.sin(a + 4), -6 + 5 * Math.sin(a + 4.6))
    await picture.add(scallops(SIZE, '#2F7C86', 606, 70, -140 * t))
    return picture
  }
}
