/** Strokes for seams, folds and stitches (`Part.groove`, `Part.fold`, …). */
export const stroke = (path: string, width = 1.6): string => `<path d="${path}" stroke-width="${width}"/>`

export const stitch = (path: string, width = 1): string =>
  `<path d="${path}" stroke-width="${width}" stroke-dasharray="5 3"/>`

/** A seam with a line of stitches beside it. */
export const seam = (line: string, stitches: string): string => stroke(line) + stitch(stitches)

/** A visible line of `width`, in the fill of its part. */
export const drawnLine =
  (path: string, width: number) =>
  (fill: string): string =>
    `<path d="${path}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Evenly spread short folds along a gathered edge. */
export const gathers = (
  from: number,
  to: number,
  y: number,
  length: number,
  count: number,
  width = 4,
): string =>
  Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * i) / (count - 1)
    return stroke(`M${x.toFixed(1)} ${y} v${length}`, width)
  }).join('')
