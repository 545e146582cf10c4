import { firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'

/** A strong Arabic mark: the line runs from right to left even if both values are numbers. */
const RIGHT_TO_LEFT_MARK = '\u200F'

/** Renders "old → new" for right-to-left text. */
export const changed = (before: string, after: string): string =>
  `${RIGHT_TO_LEFT_MARK}${firstStrongIsolate(before)} ← ${firstStrongIsolate(after)}`
