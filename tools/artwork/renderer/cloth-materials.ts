import type { Material } from './material.ts'
import { grain, soft, soft2 } from './noise.ts'

const { sin, abs, max, min } = Math

const zigzag = (x: number) => abs((((x % 1) + 1) % 1) - 0.5) * 2

const waffleRidge = (x: number, y: number) => max(abs(sin(x * 0.32)), abs(sin(y * 0.32))) ** 4

const stitchColumn = (x: number) => zigzag(x / 9.6)

const stitchRow = (y: number, column: number) => zigzag(y / 8 + column * 0.62)

export const jersey: Material = {
  edge: 20,
  steep: 0.34,
  crease: 3.2,
  creaseSize: 130,
  wobble: 1.3,
  sheen: 0.05,
  relief: (x, y) => 0.16 * sin(x * 2.6) * (0.6 + 0.4 * sin(y * 0.9)) + 0.2 * grain(x, y, 2),
  tone: (x, y) => 1 + 0.018 * grain(x, y, 2.2),
}

export const sweat: Material = {
  edge: 30,
  steep: 0.42,
  crease: 4.6,
  creaseSize: 150,
  wobble: 1.6,
  sheen: 0.1,
  relief: (x, y) => 0.3 * grain(x, y, 2.6),
  tone: (x, y) => 1 + 0.03 * grain(x, y, 2.6) + 0.015 * soft(x, y, 24),
}

export const gauze: Material = {
  edge: 16,
  steep: 0.3,
  crease: 3.6,
  creaseSize: 70,
  wobble: 2.2,
  sheen: 0.05,
  relief: (x, y) =>
    1.1 * soft(x * 1.6, y * 0.55, 11) + 0.6 * soft2(x * 1.3, y * 0.8, 6) + 0.22 * sin(x * 2.2) * sin(y * 2.2),
  tone: (x, y) => 1 + 0.02 * soft(x, y * 0.5, 9) + 0.02 * grain(x, y, 2),
}

export const linen: Material = {
  edge: 14,
  steep: 0.3,
  crease: 4.2,
  creaseSize: 105,
  wobble: 1.3,
  sheen: 0.03,
  relief: (x, y) => 0.3 * soft(x * 0.25, y * 3, 8) + 0.3 * soft2(x * 3, y * 0.25, 8),
  tone: (x, y) => 1 + 0.035 * soft(x * 0.2, y * 3, 7) + 0.035 * soft2(x * 3, y * 0.2, 7),
}

export const poplin: Material = {
  edge: 13,
  steep: 0.3,
  crease: 3.6,
  creaseSize: 120,
  wobble: 1,
  sheen: 0.02,
  relief: (x, y) => 0.12 * sin(x * 2.4) * sin(y * 2.4) + 0.08 * grain(x, y, 2),
  tone: (x, y) => 1 + 0.012 * grain(x, y, 2),
}

export const satin: Material = {
  edge: 18,
  steep: 0.4,
  crease: 5.2,
  creaseSize: 110,
  wobble: 1,
  shine: 0.16,
  polish: 9,
  sheen: 0.1,
  relief: (x, y) => 0.06 * grain(x, y, 2),
  tone: (x, y) => 1 + 0.01 * grain(x, y, 2),
}

export const tulle: Material = {
  edge: 10,
  steep: 0.3,
  crease: 4,
  creaseSize: 60,
  wobble: 2.4,
  sheen: 0.16,
  relief: (x, y) => 0.34 * sin(x * 1.7 + y) * sin(x - y * 1.7) + 0.5 * soft(x * 2, y * 0.4, 12),
  tone: (x, y) => 1 + 0.035 * sin(x * 1.7 + y) * sin(x - y * 1.7),
}

export const rib: Material = {
  edge: 16,
  steep: 0.34,
  crease: 2.4,
  creaseSize: 140,
  wobble: 0.8,
  sheen: 0.06,
  relief: (x) => 0.95 * sin(x * 0.92),
  tone: (x, y) => 1 + 0.05 * sin(x * 0.92) + 0.015 * grain(x, y, 2),
}

export const fineRib: Material = {
  edge: 9,
  steep: 0.4,
  crease: 0.8,
  creaseSize: 120,
  wobble: 0.6,
  sheen: 0.05,
  relief: (x) => 0.7 * sin(x * 1.25),
  tone: (x, y) => 1 + 0.055 * sin(x * 1.25) + 0.012 * grain(x, y, 2),
}

export const corduroy: Material = {
  edge: 20,
  steep: 0.34,
  crease: 3.4,
  creaseSize: 150,
  wobble: 1,
  sheen: 0.16,
  relief: (x, y) => 1.3 * abs(sin(x * 0.42)) ** 0.7 + 0.3 * grain(x, y, 2),
  tone: (x, y) => 0.93 + 0.1 * abs(sin(x * 0.42)) ** 0.6 + 0.03 * grain(x, y, 2),
}

export const knit: Material = {
  edge: 28,
  steep: 0.42,
  crease: 3,
  creaseSize: 160,
  wobble: 1.6,
  sheen: 0.1,
  relief: (x, y) => {
    const column = stitchColumn(x)
    const row = stitchRow(y, column)
    return (
      2 * (1 - row) ** 0.8 * (0.35 + 0.65 * sin(Math.PI * min(1, column * 1.02))) + 0.25 * grain(x, y, 1.6)
    )
  },
  tone: (x, y) => {
    const column = stitchColumn(x)
    return 0.9 + 0.13 * (1 - stitchRow(y, column)) * (0.4 + 0.6 * column) + 0.03 * grain(x, y, 1.8)
  },
}

export const waffle: Material = {
  edge: 18,
  steep: 0.36,
  crease: 2.6,
  creaseSize: 140,
  wobble: 1.2,
  sheen: 0.06,
  relief: (x, y) => 1.1 * waffleRidge(x, y) + 0.15 * grain(x, y, 2),
  tone: (x, y) => 0.95 + 0.06 * waffleRidge(x, y) + 0.015 * grain(x, y, 2),
}

export const terry: Material = {
  edge: 26,
  steep: 0.44,
  crease: 3.4,
  creaseSize: 150,
  wobble: 1.6,
  fuzz: 0.9,
  sheen: 0.14,
  relief: (x, y) => 0.9 * abs(soft(x, y, 4)) + 0.4 * grain(x, y, 2),
  tone: (x, y) => 0.95 + 0.05 * abs(soft(x, y, 4)) + 0.03 * grain(x, y, 2),
}

export const denim: Material = {
  edge: 14,
  steep: 0.3,
  crease: 3.2,
  creaseSize: 120,
  wobble: 1,
  sheen: 0.02,
  relief: (x, y) => 0.3 * sin((x + y * 0.7) * 1.5) + 0.2 * grain(x, y, 2),
  tone: (x, y) =>
    1 +
    0.06 * sin((x + y * 0.7) * 1.5) +
    0.06 * soft(x * 1.6, y * 0.3, 10) +
    0.05 * grain(x, y, 2) +
    0.03 * soft2(x, y, 60),
}

export const padding: Material = {
  edge: 34,
  steep: 0.5,
  crease: 2.2,
  creaseSize: 60,
  wobble: 1.2,
  shine: 0.06,
  polish: 12,
  sheen: 0.06,
  relief: (x, y) => 0.5 * soft(x, y, 14),
  tone: (x, y) => 1 + 0.01 * grain(x, y, 2),
}

export const teddy: Material = {
  edge: 42,
  steep: 0.5,
  crease: 4,
  creaseSize: 170,
  wobble: 2,
  fuzz: 2.6,
  sheen: 0.22,
  relief: (x, y) => 3.1 * abs(soft(x, y, 9)) + 1.4 * soft2(x, y, 5),
  tone: (x, y) => 0.9 + 0.1 * min(1.6, abs(soft(x, y, 9))) + 0.04 * soft2(x, y, 4),
}

export const plush: Material = {
  edge: 90,
  steep: 0.62,
  crease: 1.4,
  creaseSize: 120,
  wobble: 1.5,
  fuzz: 2.2,
  sheen: 0.3,
  smooth: 0.2,
  relief: (x, y) => 0.8 * soft(x * 2.1, y * 0.8, 5) + 0.6 * soft2(x * 0.9, y * 1.6, 4),
  tone: (x, y) => 1 + 0.035 * soft(x * 2, y * 0.8, 5) + 0.03 * grain(x, y, 2),
}

export const felt: Material = {
  edge: 8,
  steep: 0.5,
  crease: 0.4,
  creaseSize: 90,
  wobble: 0.7,
  fuzz: 0.7,
  sheen: 0.14,
  relief: (x, y) => 0.3 * soft(x, y, 4) + 0.2 * grain(x, y, 2),
  tone: (x, y) => 1 + 0.035 * grain(x, y, 2.4),
}
