import type { FormattedText } from '@little-dunes/domain/catalogue/descriptions/formatted-text'
import type { products } from '#catalogue/catalogue-tables'
import { formatHtml } from '#catalogue/descriptions/format-html'
import { originalDescription } from '#catalogue/export/original-cells'

/** The format that an import has brought for the description; null where that is plain, or another text by now. */
export function formattedDescription(
  product: Pick<typeof products.$inferSelect, 'importedFields' | 'description'>,
): FormattedText | null {
  const html = originalDescription(product)
  return html === null ? null : formatHtml(html)
}
