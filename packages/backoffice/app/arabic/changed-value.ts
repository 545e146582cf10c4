import { firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'

/** A strong mark of Arabic: the line runs from right to left even where both values are figures. */
const RIGHT_TO_LEFT_MARK = '\u200F'

/** A value before and after, from right to left. */
export const changed = (before: string, after: string): string =>
  `${RIGHT_TO_LEFT_MARK}${firstStrongIsolate(before)} ← ${firstStrongIsolate(after)}`
