import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'

/** Tools omit empty cells at the end of a row, which is noted. Cells beyond the headings belong to no column. */
export function hasWidth(line: number, { length }: readonly string[], width: number, findings: Findings) {
  const [cellCount, head] = [String(length), String(width)]
  if (length < width) findings.note(line, importReason('short_row', cellCount, head))
  if (length > width) findings.problem(line, null, importReason('other_width', cellCount, head))
  return length <= width
}
