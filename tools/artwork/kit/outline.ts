/** Path data for common shapes, and mirror images. Garments are drawn around x = 400. */
export const MIDDLE = 400

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r)

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y} A${rx} ${ry} 0 1 1 ${x + rx} ${y} A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`

export const roundRect = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y} H${x + w - r} Q${x + w} ${y} ${x + w} ${y + r} V${y + h - r} Q${x + w} ${y + h} ${x + w - r} ${y + h} H${x + r} Q${x} ${y + h} ${x} ${y + h - r} V${y + r} Q${x} ${y} ${x + r} ${y}Z`

type Point = readonly [x: number, y: number]
interface Segment {
  command: string
  from: Point
  points: Point[]
}

const pointCounts: Record<string, number> = { M: 1, L: 1, C: 3, Q: 2 }

function segments(path: string): { start: Point; segments: Segment[] } {
  const tokens = path.match(/[MLCQ]|-?[\d.]+/g) ?? []
  const drawn: Segment[] = []
  let start: Point = [0, 0]
  let pen: Point = start
  let command = 'M'
  let i = 0
  while (i < tokens.length) {
    if (/[MLCQ]/.test(tokens[i] ?? '')) command = tokens[i++] ?? command
    const points: Point[] = []
    for (let n = 0; n < (pointCounts[command] ?? 1); n++)
      points.push([Number(tokens[i++]), Number(tokens[i++])])
    const end = points.at(-1) ?? pen
    if (command === 'M') {
      start = end
      command = 'L'
    } else drawn.push({ command, from: pen, points })
    pen = end
  }
  return { start, segments: drawn }
}

/** Completes a right half, drawn from top centre to bottom centre in absolute M, L, C, Q. */
export function symmetric(rightHalf: string, middle = MIDDLE): string {
  const { start, segments: right } = segments(rightHalf)
  const write = (point: Point) => point.join(' ')
  const writeMirrored = ([x, y]: Point) => `${(2 * middle - x).toFixed(1)} ${y}`
  const there = right.map((part) => `${part.command}${part.points.map(write).join(' ')}`)
  const back = right.toReversed().map((part) => {
    const points = [part.from, ...part.points.slice(0, -1)].toReversed()
    return `${part.command}${points.map(writeMirrored).join(' ')}`
  })
  return `M${write(start)} ${[...there, ...back].join(' ')}Z`
}

/** The mirror image of a path in absolute coordinates (no H, V or A). */
export function mirroredPath(path: string, middle = MIDDLE): string {
  let isX = true
  const tokens = path.match(/[A-Za-z]|-?[\d.]+/g) ?? []
  return tokens
    .map((token) => {
      if (/[A-Za-z]/.test(token)) {
        isX = true
        return token
      }
      const value = isX ? 2 * middle - Number(token) : Number(token)
      isX = !isX
      return value.toFixed(1)
    })
    .join(' ')
}

export const mirroredSvg = (svg: string): string =>
  svg && `<g transform="translate(${2 * MIDDLE} 0) scale(-1 1)">${svg}</g>`
