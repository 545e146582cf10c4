import { seededRandom } from '../renderer/random.ts'

/** Patterns that cover the whole 800 × 1000 sheet; the part clips them. */
interface Scatter {
  across?: number
  down?: number
  scale?: number
  turn?: number
  jitter?: number
  seed?: number
  box?: readonly [x: number, y: number, w: number, h: number]
}

/** Motifs on a half-drop grid, each slightly moved and turned. */
export function scatter(motifs: readonly string[], options: Scatter = {}): string {
  const { across = 74, down = 64, scale = 1, turn = 14, jitter = 5, seed = 3 } = options
  const [left, top, w, h] = options.box ?? [-60, 0, 920, 1000]
  const random = seededRandom(seed)
  const nudge = () => (random() - 0.5) * jitter * 2
  let svg = ''
  let row = 0
  for (let y = top; y < top + h; y += down, row++) {
    let n = row
    for (let x = left + (row % 2 ? across / 2 : 0); x < left + w; x += across, n++) {
      const place = `translate(${(x + nudge()).toFixed(1)} ${(y + nudge()).toFixed(1)})`
      const spin = ((random() - 0.5) * 2 * turn).toFixed(0)
      svg += `<g transform="${place} rotate(${spin}) scale(${scale})">${motifs[n % motifs.length]}</g>`
    }
  }
  return svg
}

export function stripes(colour: string, height = 15, gap = 34, from = 0, turn = 0, to = 1100): string {
  let bars = ''
  for (let y = from; y < to; y += gap)
    bars += `<rect x="-200" y="${y}" width="1200" height="${height}" fill="${colour}"/>`
  return turn ? `<g transform="rotate(${turn} 400 500)">${bars}</g>` : bars
}

/** Stripes of several colours in turn. */
export function sunsetStripes(colours: readonly string[], height = 40, from = 0): string {
  let bars = ''
  for (let i = 0; from + i * height < 1100; i++) {
    bars += `<rect x="-200" y="${from + i * height}" width="1200" height="${height + 1}" fill="${colours[i % colours.length]}"/>`
  }
  return bars
}

/** Vertical pinstripes, as on seersucker. */
export function pinstripes(colour: string, width = 7, gap = 22): string {
  let bars = ''
  for (let x = -60; x < 900; x += gap)
    bars += `<rect x="${x}" y="-100" width="${width}" height="1200" fill="${colour}"/>`
  return bars
}

export function gingham(colour: string, check = 30, opacity = 0.5): string {
  let bars = ''
  for (let at = -60; at < 1060; at += check * 2) {
    bars += `<rect x="-100" y="${at}" width="1000" height="${check}" fill="${colour}" fill-opacity="${opacity}"/>`
    bars += `<rect x="${at}" y="-100" width="${check}" height="1200" fill="${colour}" fill-opacity="${opacity}"/>`
  }
  return bars
}

/** A windowpane check of thin lines. */
export function windowpane(colour: string, gap = 70, width = 5): string {
  let bars = ''
  for (let at = -30; at < 1060; at += gap) {
    bars += `<rect x="-100" y="${at}" width="1000" height="${width}" fill="${colour}"/>`
    bars += `<rect x="${at}" y="-100" width="${width}" height="1200" fill="${colour}"/>`
  }
  return bars
}

export function scallopedWaves(colour: string, gap = 40, width = 36, thickness = 6): string {
  let lines = ''
  for (let row = 0; row * gap < 1020; row++) {
    const start = `M${-60 + (row % 2 ? width : 0)} ${row * gap}`
    const arcs = ` q${width / 2} ${-width * 0.52} ${width} 0`.repeat(Math.ceil(960 / width))
    lines += `<path d="${start}${arcs}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round"/>`
  }
  return lines
}

/** Rows of dunes, one colour below the other. */
export function duneRows(colours: readonly string[], from = 430, step = 88): string {
  return colours
    .map((colour, i) => {
      const y = from + i * step
      return `<path d="M0 ${y + 40} Q140 ${y - 60} 300 ${y + 6} T580 ${y} T860 ${y + 10} V1100 H0Z" fill="${colour}"/>`
    })
    .join('')
}

/** Zigzag bands with dots, as on woven blankets. */
export function wovenBand(colour: string, dots: string, y: number, height = 46): string {
  let zigzag = `M-60 ${y + height}`
  for (let x = -60; x < 900; x += 44) zigzag += ` L${x + 22} ${y} L${x + 44} ${y + height}`
  let points = ''
  for (let x = -38; x < 900; x += 44)
    points += `<circle cx="${x + 22}" cy="${y + 6}" r="4.4" fill="${dots}"/>`
  return `<path d="${zigzag}" fill="none" stroke="${colour}" stroke-width="9" stroke-linejoin="round"/>${points}`
}
