import type { SecondTexts } from '#catalogue/import/imported-product'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { htmlToText, shortened } from '#catalogue/import/values/html-to-text'

export function secondTexts({ cells }: ExportRow): SecondTexts {
  const { articleNumber, nameAr, descriptionAr, typeAr } = cells
  if (articleNumber !== undefined)
    return {
      nameAr: nameAr ?? '',
      descriptionAr: htmlToText(descriptionAr ?? ''),
      subCategoryAr: typeAr ?? '',
    }
  // Most files of other systems have the columns with few texts, so existing texts stay.
  return {
    nameAr: nameAr || undefined,
    descriptionAr: shortened(htmlToText(descriptionAr ?? '')) || undefined,
    subCategoryAr: typeAr || undefined,
  }
}
