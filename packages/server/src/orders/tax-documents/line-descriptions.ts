import { sizeInText } from '@little-dunes/domain/catalogue/translations/without-options'
import { toOrderedProduct } from '@little-dunes/domain/contract/orders/ordered-product'
import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/i18n/languages'
import type { TaxLine } from '@little-dunes/domain/orders/tax-documents'
import { asc, eq } from 'drizzle-orm'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { SECOND_LANGUAGE } from '#catalogue/second-language'
import { withSizeNames } from '#catalogue/staff-names'
import { orderLines, type orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

type LineRow = typeof orderLines.$inferSelect
type Described = LineRow & Pick<TaxLine, 'description' | 'descriptionAr'>

/**
 * Lines of an order for tax documents: in the customer's language as ordered, and in the other language with the shop's
 * current names, if the product still exists.
 */
export async function describedLines(
  { db }: Pick<Shop, 'db'>,
  { id, language }: Pick<typeof orders.$inferSelect, 'id' | 'language'>,
): Promise<Described[]> {
  const rows = await db
    .select({ line: orderLines, name: products.name, variantId: sizeEntries.variantId })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(sizeEntries, eq(sizeEntries.id, orderLines.sizeEntryId))
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position))
  const known = rows.flatMap(({ line, name, variantId }) =>
    name !== null && variantId !== null
      ? [{ line, name, variantId, productId: line.productId, colour: line.colorName }]
      : [],
  )
  const wordsIn = async (of: Language) => {
    if (of === language) return new Map(rows.map(({ line }) => [line.position, asOrdered(line, of)]))
    const named = of === FIRST_LANGUAGE ? known : await withSizeNames(db, of, known)
    const written = named.filter(({ name }, place) => of === FIRST_LANGUAGE || name !== known[place]?.name)
    return new Map(written.map((one) => [one.line.position, asNow(one, of)]))
  }
  const [first, second] = [await wordsIn(FIRST_LANGUAGE), await wordsIn(SECOND_LANGUAGE)]
  return rows.map(({ line }) => {
    const description = first.get(line.position) ?? asOrdered(line, language)
    const descriptionAr = second.get(line.position)
    return { ...line, description, ...(descriptionAr && descriptionAr !== description && { descriptionAr }) }
  })
}

const asOrdered = ({ product, colorName, size }: LineRow, language: Language): string =>
  sizeInText(toOrderedProduct(product), { colorName, size }, language)

function asNow(
  { line: { colorName, size }, name, colour }: { line: LineRow; name: string; colour: string },
  language: Language,
): string {
  const colorLabel = colour === colorName ? undefined : colour
  return sizeInText({ name, variants: [{ colorName, colorLabel }] }, { colorName, size }, language)
}
