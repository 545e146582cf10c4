import { mark } from './mark.ts'
import { wordmark } from './wordmark.ts'

const MARK_BOX = 64
const MARK_SHOWN = 62
/** Position of the word beside the mark, and the size of both together. */
const WORD_AT = { x: 74, y: 53 }
const LOGO_BOX = { w: 369, h: 72 }

/** Mark and wordmark as SVG; `width` is its size in pixels outside of a page, `halo` the colour around the letters. */
export const logo = (colour: string, width?: number, halo?: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${width ? ` width="${width}"` : ''} viewBox="0 0 ${LOGO_BOX.w} ${LOGO_BOX.h}"><g transform="translate(0 4)"><g transform="scale(${MARK_SHOWN / MARK_BOX})">${mark}</g></g><path transform="translate(${WORD_AT.x} ${WORD_AT.y})" d="${wordmark}" fill="${colour}"${halo ? ` stroke="${halo}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"` : ''}/></svg>`
