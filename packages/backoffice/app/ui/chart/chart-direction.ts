import { DIRECTIONS } from '@little-dunes/domain/i18n/languages'
import { PAGE_LANGUAGE } from '#platform/page-language'

const isRightToLeft = DIRECTIONS[PAGE_LANGUAGE] === 'rtl'

/**
 * Left edge of a mark that begins `start` pixels along the reading direction in a drawing of this width, both in user
 * units. Text anchors follow the page's direction anyway.
 */
export const xAlong = (start: number, width: number, size = 0, rightToLeft = isRightToLeft): number =>
  rightToLeft ? width - start - size : start
