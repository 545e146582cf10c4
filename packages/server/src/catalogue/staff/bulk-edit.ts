import { isUuid } from '@little-dunes/domain/catalogue/product'
import { type PriceStep, priceAfter } from '@little-dunes/domain/catalogue/sales/price-step'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { findSchema } from '@little-dunes/domain/contract/catalogue/staff/product-form'
import { formValues } from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { saveOne } from '#catalogue/staff/save-product'
import { loadWholeProduct } from '#catalogue/staff/see-product'
import type { Operation } from '#http/perform-call'
import { newestChange } from '#staff/newest-change'

type Edit = ParsedInput<'POST /api/staff/products/preview'>['edit']

interface Change {
  field: string
  from: unknown
  to: unknown
}

export const previewBulkEdit: Operation<'POST /api/staff/products/preview'> = async (
  shop,
  _member,
  { productIds, edit },
) => {
  const problem = findProblem(edit)
  if (problem) return refuse('invalid_form', { fields: { [edit.field]: problem } })
  const products = []
  for (const id of new Set(productIds.filter(isUuid))) {
    const product = await loadWholeProduct(shop, id)
    if (!product) continue
    const changes = toChanges(product, edit)
    if (changes === null) return refuse('invalid_form', { fields: { price: 'price' } })
    products.push({
      productId: id,
      name: product.name,
      changes: changes.filter(({ from, to }) => from !== to),
      lowestPrice: product.lowestPrice,
    })
  }
  return { products }
}

/** The reason why a value does not suit its field, or null. Price steps are checked with each price. */
function findProblem(edit: Edit): string | null {
  if ('step' in edit) return null
  const parsed = findSchema(edit.field)?.safeParse(edit.to)
  return parsed?.success ? null : (parsed?.error.issues[0]?.message ?? 'malformed')
}

/** Null when a step would leave no valid price. */
function toChanges(product: WholeProduct, edit: Edit): Change[] | null {
  const current = formValues(product)
  if (!('step' in edit)) {
    const to = findSchema(edit.field)?.parse(edit.to)
    return [{ field: edit.field, from: current[edit.field], to }]
  }
  const sizePrices = Object.entries(current).filter(
    ([field, value]) => isSizePrice(field, value) && edit.step !== 'set',
  )
  const prices: [string, unknown][] = [['price', product.price], ...sizePrices]
  const changes = prices.map(([field, from]) => ({ field, from, to: stepped(from, edit) }))
  return changes.some(({ to }) => to === null) ? null : changes
}

const isSizePrice = (field: string, value: unknown): boolean =>
  field.startsWith('size.') && field.endsWith('.price') && value !== null

const stepped = (from: unknown, step: PriceStep): number | null =>
  typeof from === 'number' ? priceAfter(from, step) : null

/** One transaction per product, so that a product that cannot be saved does not affect the others. */
export const saveBulkEdit: Operation<'POST /api/staff/products/save'> = async (
  shop,
  member,
  { products },
  context,
) => {
  const results = []
  for (const input of products) {
    const answer = await saveOne(shop, input, { member, context })
    const isSaved = !isRefusal(answer)
    results.push({ productId: input.productId, saved: isSaved, code: isSaved ? null : answer.code })
  }
  shop.catalogue.productsChanged(results.filter(({ saved }) => saved).map(({ productId }) => productId))
  return { results, changeId: await newestChange(shop, context) }
}
