import pixelmatch from 'pixelmatch'

/** Four bytes per pixel: red, green, blue, alpha. */
export interface Picture {
  data: Uint8Array
  width: number
  height: number
}

export interface Difference {
  pixels: number
  /** The smallest box around them, both edges included. */
  box: { left: number; top: number; right: number; bottom: number }
  /** Only the differing pixels, in red. */
  picture: Picture
}

/** Smaller differences are rounding of the rasterizer; 0 to 1. */
const THRESHOLD = 0.02

/** Pixels outside a smaller picture are transparent, so that they differ from everything. */
function onCanvas({ data, width, height }: Picture, canvasWidth: number, canvasHeight: number): Uint8Array {
  const canvas = new Uint8Array(canvasWidth * canvasHeight * 4)
  for (let y = 0; y < height; y++)
    canvas.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * canvasWidth * 4)
  return canvas
}

/** Differing pixels of two pictures; null without any. */
export function findDifference(one: Picture, other: Picture): Difference | null {
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const data = new Uint8Array(width * height * 4)
  const options = { threshold: THRESHOLD, includeAA: true, diffMask: true }
  const pixels = pixelmatch(
    onCanvas(one, width, height),
    onCanvas(other, width, height),
    data,
    width,
    height,
    options,
  )
  const picture = { data, width, height }
  return pixels === 0 ? null : { pixels, box: boxAround(picture), picture }
}

function boxAround({ data, width, height }: Picture): Difference['box'] {
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  return box
}
