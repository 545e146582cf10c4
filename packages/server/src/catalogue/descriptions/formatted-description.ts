import type { FormattedText } from '@little-dunes/domain/catalogue/descriptions/formatted-text'
import type { products } from '#catalogue/catalogue-tables'
import { formatHtml } from '#catalogue/descriptions/format-html'
import { originalDescription } from '#catalogue/export/original-cells'

/** The formatted description of an import. Null when it is plain or was replaced since. */
export function formattedDescription(
  product: Pick<typeof products.$inferSelect, 'importedFields' | 'description'>,
): FormattedText | null {
  const html = originalDescription(product)
  return html === null ? null : formatHtml(html)
}
