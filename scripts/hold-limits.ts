/** A figure of the sources, its maximum, which may only fall, and the target of the project. */
export type Figure = readonly [name: string, figure: number, maximum: number, target: number]

/** Prints figures with their limits. The process fails when one is above its maximum. */
export function holdLimits(figures: readonly Figure[]): void {
  for (const [name, figure, maximum, target] of figures) {
    const mark = figure > maximum ? '  too many' : ''
    console.log(`${name.padEnd(52)}${String(figure).padStart(8)} of ${maximum}, target ${target}${mark}`)
  }
  if (figures.some(([, figure, maximum]) => figure > maximum)) process.exitCode = 1
}
