import type { FocalPoint } from '@little-dunes/domain/catalogue/pictures/focal-point'

const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 }
const STEP = 0.01
const LARGE_STEP = 0.1

const DIRECTIONS: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const within = (part: number): number => Math.min(1, Math.max(0, Math.round(part * 100) / 100))

/** The point after an arrow key, from the middle at first; null for other keys. */
export function movedFocus(focus: FocalPoint | null, key: string, isLarge: boolean): FocalPoint | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const { x, y } = focus ?? MIDDLE
  const step = isLarge ? LARGE_STEP : STEP
  return { x: within(x + direction.x * step), y: within(y + direction.y * step) }
}
