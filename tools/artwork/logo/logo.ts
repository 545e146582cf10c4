import { mark } from './mark.ts'
import { wordmark } from './wordmark.ts'

const MARK_BOX = 64
const MARK_SHOWN = 62
/** Position of the word beside the mark, and the size of both together. */
const WORD_AT = { x: 74, y: 53 }
const LOGO_BOX = { w: 369, h: 72 }

/** Mark and wordmark as SVG; `width` is its size in pixels outside of a page. */
export const logo = (colour: string, width?: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${width ? ` width="${width}"` : ''} viewBox="0 0 ${LOGO_BOX.w} ${LOGO_BOX.h}" role="img" aria-label="Little Dunes"><g transform="translate(0 4)"><g transform="scale(${MARK_SHOWN / MARK_BOX})">${mark}</g></g><path transform="translate(${WORD_AT.x} ${WORD_AT.y})" d="${wordmark}" fill="${colour}"/></svg>`
