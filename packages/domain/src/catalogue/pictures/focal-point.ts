/** Width and height in pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** What must stay in sight, as parts of a picture's width and height from its upper left corner, each 0 to 1. */
export interface FocalPoint {
  x: number
  y: number
}

/** A part of a picture, in whole pixels. */
export interface PictureCrop extends PictureSize {
  left: number
  top: number
}

/** Width per height of product pictures, wherever the shop shows them. */
export const PICTURE_RATIO = 4 / 5

/** So near to the shape of the shop's pictures that nothing would be cut. */
const SAME_RATIO = 0.01

/** Whether a picture has the shape in which the shop shows it. */
export const hasPictureRatio = ({ width, height }: PictureSize): boolean =>
  Math.abs(width / height - PICTURE_RATIO) < SAME_RATIO

const centred = (whole: number, part: number, at: number): number =>
  Math.round(Math.min(Math.max(whole * at - part / 2, 0), whole - part))

/** The largest part of a picture in the shape of the shop's, its middle as near to the focal point as the edges allow. */
export function cropAround({ width, height }: PictureSize, { x, y }: FocalPoint): PictureCrop {
  const part = {
    width: Math.max(1, Math.min(width, Math.round(height * PICTURE_RATIO))),
    height: Math.max(1, Math.min(height, Math.round(width / PICTURE_RATIO))),
  }
  return { ...part, left: centred(width, part.width, x), top: centred(height, part.height, y) }
}

/** `object-position` that shows the same part where a picture covers a box of that shape. */
export function cropPosition(size: PictureSize, focus: FocalPoint): string {
  const { left, top, width, height } = cropAround(size, focus)
  const percent = (offset: number, room: number) => `${room > 0 ? (offset / room) * 100 : 50}%`
  return `${percent(left, size.width - width)} ${percent(top, size.height - height)}`
}
