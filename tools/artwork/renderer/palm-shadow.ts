/** Three palm fronds as SVG, drawn in white; the picture darkens where they are. */
export function palmFronds(): string {
  return frond(-40, 60, 34, 1.25) + frond(-60, 330, 8, 1.05) + frond(210, -90, 66, 1.1)
}

const LEAFLETS = 17

function frond(x: number, y: number, turn: number, scale: number): string {
  let leaves = ''
  for (let i = 0; i < LEAFLETS; i++) {
    const t = i / (LEAFLETS - 1)
    for (const side of [1, -1]) leaves += leaflet(t, side)
  }
  const stem = '<path d="M-60 8 Q180 -110 420 -62" stroke="#fff" stroke-width="6" fill="none"/>'
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${leaves}${stem}</g>`
}

function leaflet(t: number, side: number): string {
  const x = t * 420
  const y = -70 * Math.sin(t * 1.7)
  const length = 170 * Math.sin(Math.PI * (0.12 + 0.85 * t)) + 24
  const angle = (side * (62 - 34 * t) * Math.PI) / 180
  const tipX = x + Math.cos(angle) * length
  const tipY = y + Math.sin(angle) * length
  const bulgeX = -Math.sin(angle) * 10
  const bulgeY = Math.cos(angle) * 10
  const midX = (x + tipX) / 2
  const midY = (y + tipY) / 2
  return `<path d="M${x} ${y} Q${midX + bulgeX} ${midY + bulgeY} ${tipX} ${tipY} Q${midX - bulgeX} ${midY - bulgeY} ${x} ${y}Z"/>`
}
