import { house, lighter } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { type MotifName, motifAt, motifs } from '../kit/motifs.ts'
import { roundRect } from '../kit/outline.ts'
import { makePart } from '../kit/part.ts'
import type { Part } from '../renderer/part.ts'
import { seededRandom } from '../renderer/random.ts'
import { painted, pickColour, sunken } from './games.ts'

type Point = readonly [x: number, y: number]

/** One side of a jigsaw piece from a to b; `out` 1 bulges to the left of the way, -1 to the right, 0 is straight. */
function jigsawSide([x0, y0]: Point, [x1, y1]: Point, out: number): string {
  if (!out) return `L${x1} ${y1}`
  const length = Math.hypot(x1 - x0, y1 - y0)
  const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length]
  const at = (along: number, away: number) =>
    `${((x0 + x1) / 2 + dx * along + dy * out * away).toFixed(1)} ${((y0 + y1) / 2 + dy * along - dx * out * away).toFixed(1)}`
  return `L${at(-14, 0)} C${at(-10, 10)} ${at(-26, 16)} ${at(-20, 30)} C${at(-12, 42)} ${at(12, 42)} ${at(20, 30)} C${at(26, 16)} ${at(10, 10)} ${at(14, 0)} L${x1} ${y1}`
}

/** A jigsaw in its tray, one piece still outside. */
export function puzzle(c: Colourway, motif: MotifName = 'camel'): Part[] {
  const sky = lighter(pickColour(c, 3), 0.6)
  const art = `<rect x="120" y="240" width="560" height="520" fill="${sky}"/><circle cx="520" cy="380" r="82" fill="${house.saffron}"/><path d="M100 560 Q240 440 400 540 T700 500 V780 H100Z" fill="${pickColour(c, 1)}"/><path d="M100 660 Q280 560 460 660 T700 620 V780 H100Z" fill="${pickColour(c, 4)}"/>${motifAt(motifs[motif](house.pearl, house.saffron), 300, 560, motif === 'camel' ? 4.4 : 4)}`
  const [columns, rows] = [4, 3]
  const [w, h] = [556 / columns, 516 / rows]
  const random = seededRandom(9)
  const bulges = () => Array.from({ length: columns * rows }, () => (random() > 0.5 ? 1 : -1))
  const [below, beside] = [bulges(), bulges()]
  const parts: Part[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [122 + column * w, 242 + row * h]
      const index = row * columns + column
      const last = index === columns * rows - 1
      const sides = [
        jigsawSide([x, y], [x + w, y], row ? (below[index - columns] ?? 0) : 0),
        jigsawSide([x + w, y], [x + w, y + h], column < columns - 1 ? -(beside[index] ?? 0) : 0),
        jigsawSide([x + w, y + h], [x, y + h], row < rows - 1 ? -(below[index] ?? 0) : 0),
        jigsawSide([x, y + h], [x, y], column ? (beside[index - 1] ?? 0) : 0),
      ]
      const part = painted(sky, `M${x} ${y} ${sides.join(' ')}Z`, {
        print: art,
        edge: 5,
        lift: last ? 12 : 2,
        flat: !last,
      })
      if (last) part.at = { x: 690, y: 800, turn: 16, scale: 1, centreX: x + w / 2, centreY: y + h / 2 }
      parts.push(part)
    }
  }
  return [
    makePart('wood', house.wood, roundRect(90, 210, 620, 580, 22), { lift: 14, edge: 10 }),
    makePart('wood', house.darkWood, roundRect(122, 242, 556, 516, 10), sunken),
    ...parts,
  ]
}

/** Cards with pairs of pictures. */
export function memoryCards(c: Colourway): Part[] {
  const names: readonly MotifName[] = [
    'palm',
    'boat',
    'turtle',
    'camel',
    'sun',
    'fish',
    'star',
    'palm',
    'cactus',
  ]
  return names.map((name, i) => {
    const tint = lighter(pickColour(c, i), 0.72)
    const at = {
      x: 206 + (i % 3) * 196,
      y: 262 + Math.floor(i / 3) * 232,
      turn: [-5, 3, 6, 4, -3, -6, 2, 7, -4][i] ?? 0,
      scale: 1,
    }
    const back = i === 4 || i === 8
    const art = back
      ? `<rect x="-90" y="-110" width="180" height="220" fill="${pickColour(c, 3)}"/>${motifAt(motifs.tile(house.saffron, house.pearl), 0, 0, 3.4)}`
      : motifAt(motifs[name](pickColour(c, i), house.coral), 0, 4, 3)
    return {
      ...makePart('paper', tint, roundRect(-82, -100, 164, 200, 18), { lift: 9, edge: 4, print: art }),
      at,
    }
  })
}
