/** Small drawings around 0, 0 for prints; `a` is the main colour, `b` the second. */
export type Motif = (a: string, b?: string) => string

const rays = (degrees: readonly number[], from: number, to: number, baseline: number, colour: string) => {
  const line = (d: number) => {
    const angle = (d * Math.PI) / 180
    const at = (r: number) =>
      `${(Math.cos(angle) * r).toFixed(1)} ${(baseline - Math.sin(angle) * r).toFixed(1)}`
    return `<path d="M${at(from)}L${at(to)}"/>`
  }
  return `<g stroke="${colour}" stroke-width="3" stroke-linecap="round">${degrees.map(line).join('')}</g>`
}

function starPath(radius: number, waist: number, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / points
    const r = i % 2 ? radius * waist : radius
    return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

const petals = (count: number, rx: number, ry: number, reach: number) =>
  Array.from(
    { length: count },
    (_, i) => `<ellipse transform="rotate(${(i * 360) / count})" cy="${-reach}" rx="${rx}" ry="${ry}"/>`,
  ).join('')

export const motifs = {
  dot: (a) => `<circle r="9" fill="${a}"/>`,
  pin: (a) => `<circle r="4.2" fill="${a}"/>`,
  pearl: (a, b = a) =>
    `<circle r="11" fill="none" stroke="${a}" stroke-width="3"/><circle r="3.4" cx="-2" cy="-2" fill="${b}"/>`,
  star: (a) =>
    `<path d="${starPath(14, 0.52)}" fill="${a}" stroke="${a}" stroke-width="4" stroke-linejoin="round"/>`,
  tile: (a, b = a) => `<path d="${starPath(17, 0.74, 8)}" fill="${a}"/><circle r="5" fill="${b}"/>`,
  moon: (a) => `<path d="M6 -15 A15 15 0 1 0 13 9 A12 12 0 1 1 6 -15Z" fill="${a}"/>`,
  palm: (a, b = a) => {
    const leaf = (r: number) =>
      `<path transform="translate(2 -9) rotate(${r})" d="M0 0 Q12 -9 26 0 Q13 4 0 0Z"/>`
    const leaves = [-160, -128, -90, -52, -20, 12, 168].map(leaf).join('')
    return `<path d="M0 26 Q-3 8 2 -8" stroke="${b}" stroke-width="4.4" fill="none" stroke-linecap="round"/><g fill="${a}">${leaves}</g>`
  },
  sun: (a, b = '') => {
    const horizon = b && `<path d="M-20 11 H20" stroke="${b}" stroke-width="3" stroke-linecap="round"/>`
    return `<path d="M-12 6 A12 12 0 0 1 12 6Z" fill="${a}"/>${rays([0, 36, 72, 108, 144, 180], 17, 23, 6, a)}${horizon}`
  },
  flower: (a, b = a) => `<g fill="${a}">${petals(5, 5.6, 7, 8.4)}</g><circle r="4.6" fill="${b}"/>`,
  daisy: (a, b = a) => `<g fill="${a}">${petals(9, 3.2, 7.5, 9.5)}</g><circle r="5" fill="${b}"/>`,
  sprig: (a, b = a) =>
    `<path d="M0 16 Q2 0 -2 -14" stroke="${a}" stroke-width="2.6" fill="none" stroke-linecap="round"/><g fill="${a}"><ellipse cx="7" cy="2" rx="7" ry="3.6" transform="rotate(-32 7 2)"/><ellipse cx="-7" cy="6" rx="7" ry="3.6" transform="rotate(32 -7 6)"/></g><circle cx="-2" cy="-16" r="5.4" fill="${b}"/>`,
  boat: (a, b = a) =>
    `<path d="M-19 8 Q0 18 20 6 L14 17 Q0 21 -13 17Z" fill="${b}"/><path d="M-2 6 L-2 -20 Q16 -10 17 3Z" fill="${a}"/>`,
  fish: (a, b = a) =>
    `<path d="M-16 0 Q-2 -13 12 0 Q-2 13 -16 0Z" fill="${a}"/><path d="M10 0 L21 -8 L18 0 L21 8Z" fill="${a}"/><circle cx="-8" cy="-2" r="1.8" fill="${b}"/>`,
  shell: (a) => `<path d="M0 13 L-15 -3 A16 14 0 0 1 15 -3Z" fill="${a}"/>`,
  turtle: (a, b = a) =>
    `<g fill="${b}"><ellipse cx="-12" cy="-10" rx="7" ry="4" transform="rotate(40 -12 -10)"/><ellipse cx="12" cy="-10" rx="7" ry="4" transform="rotate(-40 12 -10)"/><ellipse cx="-11" cy="11" rx="6" ry="3.4" transform="rotate(-40 -11 11)"/><ellipse cx="11" cy="11" rx="6" ry="3.4" transform="rotate(40 11 11)"/><circle cy="-18" r="5"/></g><ellipse rx="12" ry="14" fill="${a}"/>`,
  date: (a, b = a) =>
    `<ellipse rx="7" ry="11" fill="${a}" transform="rotate(24)"/><path d="M4 -10 Q10 -18 17 -16" stroke="${b}" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  lemon: (a, b = a) =>
    `<path d="M-17 0 Q-12 -12 2 -11 Q14 -9 18 0 Q14 10 2 11 Q-12 12 -17 0Z" fill="${a}"/><path d="M14 -6 Q22 -16 30 -12 Q26 -3 14 -6Z" fill="${b}"/>`,
  cactus: (a, b = a) =>
    `<path d="M-5 20 V-14 Q0 -22 5 -14 V20Z M-5 8 H-12 Q-16 8 -16 0 V-4 Q-12 -8 -10 -4 V2 H-5Z M5 3 H12 Q16 3 16 -5 V-9 Q12 -13 10 -9 V-3 H5Z" fill="${a}"/><circle cy="-19" r="4" fill="${b}"/>`,
  camel: (a) =>
    `<path fill="${a}" transform="scale(.5) translate(-48 -40)" d="M8 30 Q6 18 18 16 L28 14 Q30 22 26 26 Q28 42 38 42 Q42 24 52 24 Q62 24 66 42 Q80 44 84 56 L84 86 H76 L74 66 H44 L42 86 H34 L32 62 Q16 56 16 32Z"/>`,
  dune: (a) => `<path d="M-24 8 Q-10 -12 0 -2 T24 8Z" fill="${a}"/>`,
  dash: (a) =>
    `<path d="M-9 0 Q0 -5 9 0" stroke="${a}" stroke-width="4.6" fill="none" stroke-linecap="round"/>`,
  heart: (a) => `<path d="M0 12 C-18 -2 -12 -16 0 -7 C12 -16 18 -2 0 12Z" fill="${a}"/>`,
  gull: (a) => `<path d="M-20 -3 Q-10 -14 0 0 Q10 -14 20 -3 Q10 -6 0 8 Q-10 -6 -20 -3Z" fill="${a}"/>`,
  rocket: (a, b = a) =>
    `<path d="M0 -22 Q10 -10 8 8 H-8 Q-10 -10 0 -22Z" fill="${a}"/><path d="M-8 0 L-15 12 L-7 9Z M8 0 L15 12 L7 9Z M-4 10 L0 20 L4 10Z" fill="${b}"/><circle cy="-6" r="3.4" fill="${b}"/>`,
  car: (a, b = a) =>
    `<path d="M-20 8 V0 Q-19 -5 -12 -6 L-7 -14 H7 Q11 -12 14 -6 Q20 -5 20 1 V8Z" fill="${a}"/><g fill="${b}"><circle cx="-10" cy="9" r="5"/><circle cx="11" cy="9" r="5"/></g>`,
  wave: (a) =>
    `<path d="M-18 4 q9 -12 18 0 t18 0" stroke="${a}" stroke-width="4.4" fill="none" stroke-linecap="round"/>`,
  cloud: (a) =>
    `<path d="M-18 9 Q-26 8 -23 0 Q-20 -6 -13 -4 Q-9 -14 1 -12 Q10 -12 12 -4 Q22 -6 23 2 Q23 9 16 9Z" fill="${a}"/>`,
  bow: (a) =>
    `<path d="M0 0 Q-20 -16 -20 0 Q-20 16 0 0 Q20 -16 20 0 Q20 16 0 0Z" fill="${a}"/><circle r="4" fill="${a}"/>`,
  cherry: (a, b = a) =>
    `<path d="M-7 8 Q-4 -10 8 -16 Q6 -4 9 9" stroke="${b}" stroke-width="2.6" fill="none"/><circle cx="-8" cy="10" r="7" fill="${a}"/><circle cx="9" cy="11" r="7" fill="${a}"/>`,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs

/** One motif drawn large. */
export const motifAt = (svg: string, x: number, y: number, scale: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${svg}</g>`
