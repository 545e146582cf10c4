import type { Colourway } from '../kit/colourway.ts'
import { type MotifName, motifAt, motifs } from '../kit/motifs.ts'
import { scatter } from '../kit/prints.ts'

/** Drawings for the front of a top, around x 400, y 470. */
export type FrontDrawing = (c: Colourway) => string

/** The sun behind two dunes. */
export const sunOverDunes: FrontDrawing = (c) =>
  `<g transform="translate(400 470)"><circle r="80" cy="-8" fill="${c.ink}"/><path d="M-120 44 Q-60 -38 10 14 T120 6 Q124 70 0 78 Q-118 74 -120 44Z" fill="${c.second}"/><path d="M-116 56 Q-40 20 20 52 T116 40 Q100 78 0 80 Q-104 76 -116 56Z" fill="${c.third}"/></g>`

/** One motif, large, in the middle of the chest. */
export const chestMotif =
  (name: MotifName, scale = 6, turn = 0): FrontDrawing =>
  (c) =>
    motifAt(motifs[name](c.ink, c.second), 400, 470, scale, turn)

/** A row of the same motif across the chest. */
export const motifRow =
  (name: MotifName, scale = 2.1): FrontDrawing =>
  (c) =>
    [-110, -37, 37, 110]
      .map((x, i) =>
        motifAt(motifs[name](i % 2 ? c.second : c.ink, i % 2 ? c.ink : c.second), 400 + x, 440, scale),
      )
      .join('')

/** Rising half sun with long rays. */
export const risingSun: FrontDrawing = (c) => {
  const ray = (d: number) => `<path d="M0 -104 V-150" transform="rotate(${d})"/>`
  const rays = [-75, -45, -15, 15, 45, 75].map(ray).join('')
  return `<g transform="translate(400 540)"><path d="M-86 0 A86 86 0 0 1 86 0Z" fill="${c.ink}"/><g stroke="${c.ink}" stroke-width="13" stroke-linecap="round">${rays}</g><path d="M-150 24 H150 M-104 52 H104 M-56 80 H56" stroke="${c.second}" stroke-width="12" stroke-linecap="round"/></g>`
}

/** A dhow on three waves. */
export const dhowAtSea: FrontDrawing = (c) => {
  const wave = (y: number, x: number) =>
    `<path d="M${x - 120} ${y} q20 -22 40 0 t40 0 t40 0 t40 0 t40 0 t40 0" fill="none" stroke="${c.third}" stroke-width="10" stroke-linecap="round"/>`
  return `${motifAt(motifs.boat(c.ink, c.second), 400, 440, 5.6)}${wave(556, 400)}${wave(586, 384)}`
}

/** An arch window with a palm in it. */
export const palmWindow: FrontDrawing = (c) =>
  `<path d="M310 600 V450 A90 90 0 0 1 490 450 V600Z" fill="${c.second}"/><path d="M328 582 V452 A72 72 0 0 1 472 452 V582Z" fill="${c.cloth}"/>${motifAt(motifs.palm(c.ink, c.third), 396, 500, 2.7)}<path d="M328 566 Q364 540 400 556 T472 552 V582 H328Z" fill="${c.second}"/>`

/** A camel walking under the moon. */
export const camelUnderMoon: FrontDrawing = (c) =>
  `${motifAt(motifs.camel(c.ink), 400, 490, 4.6)}${motifAt(motifs.moon(c.second), 486, 356, 2)}${motifAt(motifs.star(c.second), 330, 362, 0.7)}${motifAt(motifs.star(c.second), 400, 340, 0.5)}`

/** A falcon with spread wings. */
export const falcon: FrontDrawing = (c) =>
  `<g transform="translate(400 450) scale(.82)"><path d="M0 -84 Q22 -80 26 -46 Q74 -60 124 -24 Q164 6 184 72 Q138 32 104 36 Q66 32 34 40 L30 96 Q0 120 -30 96 L-34 40 Q-66 32 -104 36 Q-138 32 -184 72 Q-164 6 -124 -24 Q-74 -60 -26 -46 Q-22 -80 0 -84Z" fill="${c.ink}"/><path d="M-10 -60 Q0 -52 10 -60 L0 -40Z" fill="${c.second}"/><path d="M-18 -4 h36 M-16 18 h32 M-12 40 h24" stroke="${c.second}" stroke-width="6" stroke-linecap="round"/></g>`

/** Colour blocks as wide as the chest. */
export const dunePanels: FrontDrawing = (c) =>
  `<path d="M200 520 Q330 430 440 510 T640 490 V900 H200Z" fill="${c.ink}"/><path d="M200 620 Q320 560 460 620 T640 590 V900 H200Z" fill="${c.second}"/><path d="M200 716 Q340 670 480 722 T640 700 V900 H200Z" fill="${c.third}"/>`

/** A turtle with patterned shell. */
export const bigTurtle: FrontDrawing = (c) =>
  `${motifAt(motifs.turtle(c.ink, c.second), 400, 480, 6.4, 24)}${motifAt(scatter([`<circle r="1.4" fill="${c.second}"/>`], { across: 7, down: 6, jitter: 0, turn: 0, box: [-8, -9, 18, 20] }), 400, 480, 6.4, 24)}`

/** Three stacked wave lines. */
export const threeWaves: FrontDrawing = (c) =>
  [c.ink, c.second, c.third]
    .map(
      (colour, i) =>
        `<path d="M270 ${430 + i * 52} q32 -44 65 0 t65 0 t65 0 t65 0" fill="none" stroke="${colour}" stroke-width="20" stroke-linecap="round"/>`,
    )
    .join('')

/** A rocket between stars. */
export const rocketFlight: FrontDrawing = (c) =>
  `${motifAt(motifs.rocket(c.ink, c.second), 400, 460, 5.4, 24)}${motifAt(motifs.star(c.third), 300, 400, 0.9)}${motifAt(motifs.star(c.third), 490, 560, 0.8)}${motifAt(motifs.star(c.third), 316, 560, 0.6)}`
