import { DIRECTIONS } from '@little-dunes/domain/i18n/languages'
import { PAGE_LANGUAGE } from '#platform/page-language'

const isRightToLeft = DIRECTIONS[PAGE_LANGUAGE] === 'rtl'

/**
 * The left edge of a mark that begins `start` pixels along the way of the text in a drawing of this width; both in user
 * units. Text anchors follow the direction of the page by themselves.
 */
export const xAlong = (start: number, width: number, size = 0, rightToLeft = isRightToLeft): number =>
  rightToLeft ? width - start - size : start
