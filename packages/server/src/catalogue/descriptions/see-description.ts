import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { and, eq } from 'drizzle-orm'
import { products, productTranslations } from '#catalogue/catalogue-tables'
import { formattedDescription } from '#catalogue/descriptions/formatted-description'
import type { Operation } from '#http/perform-call'

/** The formatted description of an import, until the team writes another one or a translation. */
export const seeDescription: Operation<'GET /api/product/description'> = async (
  shop,
  _caller,
  { itemId },
  { language },
) => {
  if (!isUuid(itemId)) return refuse('product_not_found')
  const [product] = await shop.db
    .select({
      description: products.description,
      importedFields: products.importedFields,
      translated: productTranslations.description,
    })
    .from(products)
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.language, language)),
    )
    .where(and(eq(products.id, itemId), eq(products.status, 'published')))
  if (!product) return refuse('product_not_found')
  return { formatted: product.translated === null ? formattedDescription(product) : null }
}
