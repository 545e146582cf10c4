const BESIDE = 1

/** The first page, the last one and those around `current`, counted from 1. */
export function visiblePageNumbers(current: number, last: number): number[] {
  const near = Array.from({ length: 2 * BESIDE + 1 }, (_, index) => current - BESIDE + index)
  const reached = [1, ...near, last].filter((page) => page >= 1 && page <= last)
  return [...new Set(reached)].sort((a, b) => a - b)
}
