/** In pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** Point that must stay visible, as fractions (0 to 1) of width and height from the upper left corner. */
export interface FocalPoint {
  x: number
  y: number
}

/** Crop rectangle in whole pixels. */
export interface PictureCrop extends PictureSize {
  left: number
  top: number
}

/** Width divided by height of all product pictures. */
export const PICTURE_RATIO = 4 / 5

/** Tolerance within which a picture is not cropped. */
const SAME_RATIO = 0.01

/** True if the picture already has the ratio of the shop. */
export const hasPictureRatio = ({ width, height }: PictureSize): boolean =>
  Math.abs(width / height - PICTURE_RATIO) < SAME_RATIO

const centred = (whole: number, part: number, at: number): number =>
  Math.round(Math.min(Math.max(whole * at - part / 2, 0), whole - part))

/** The largest crop in the ratio of the shop, centred on the focal point as far as the edges allow. */
export function cropAround({ width, height }: PictureSize, { x, y }: FocalPoint): PictureCrop {
  const part = {
    width: Math.max(1, Math.min(width, Math.round(height * PICTURE_RATIO))),
    height: Math.max(1, Math.min(height, Math.round(width / PICTURE_RATIO))),
  }
  return { ...part, left: centred(width, part.width, x), top: centred(height, part.height, y) }
}

/** `object-position` that shows the same crop if the picture covers a box of that ratio. */
export function cropPosition(size: PictureSize, focus: FocalPoint): string {
  const { left, top, width, height } = cropAround(size, focus)
  const percent = (offset: number, room: number) => `${room > 0 ? (offset / room) * 100 : 50}%`
  return `${percent(left, size.width - width)} ${percent(top, size.height - height)}`
}
