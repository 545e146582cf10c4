import type { SecondTexts } from '#catalogue/import/imported-product'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { htmlToText, shortened } from '#catalogue/import/values/html-to-text'

/** What the first row of a product says in the second language. */
export function secondTexts({ cells }: ExportRow): SecondTexts {
  const { articleNumber, nameAr, descriptionAr, typeAr } = cells
  if (articleNumber !== undefined)
    return {
      nameAr: nameAr ?? '',
      descriptionAr: htmlToText(descriptionAr ?? ''),
      subCategoryAr: typeAr ?? '',
    }
  // Most files of others have the columns and little in them: what the shop has stays.
  return {
    nameAr: nameAr || undefined,
    descriptionAr: shortened(htmlToText(descriptionAr ?? '')) || undefined,
    subCategoryAr: typeAr || undefined,
  }
}
