import { pick } from '@little-dunes/domain/catalogue/fields/product-field'
import type { ProductValues } from '@little-dunes/domain/catalogue/fields/product-fields'
import { isMasterAddress } from '@little-dunes/domain/catalogue/pictures'
import { isUuid } from '@little-dunes/domain/catalogue/product'
import { endsBeforeStart } from '@little-dunes/domain/catalogue/sales/sale-terms'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import {
  declaredField,
  type FormValues,
  fieldParts,
  formValues,
  isFormField,
} from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, desc, eq, sql } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import { applySchedulesTo } from '#catalogue/sales/apply-schedules'
import { type Conflict, planChanges } from '#catalogue/staff/plan-changes'
import { loadHandles } from '#catalogue/staff/related-products'
import { loadWholeProduct } from '#catalogue/staff/see-product'
import { writeProduct } from '#catalogue/staff/write-product'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { violatedConstraint } from '#database/violation'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'
import { actorNameSql } from '#staff/actor-name'
import { staffChanges } from '#staff/audit-log-tables'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

type Input = ParsedInput<'POST /api/staff/product/save'>

/** The field that breaks a constraint of the database. */
const TAKEN: Record<string, { owner: string; name: string }> = {
  size_entries_sub_sku_index: { owner: 'size', name: 'sku' },
  size_entries_barcode_index: { owner: 'size', name: 'barcode' },
  variants_color_name: { owner: 'colour', name: 'name' },
}

/** Saves changed fields of a product: all of them or none (decision 033). */
export const saveProduct: Operation<'POST /api/staff/product/save'> = async (
  shop,
  member,
  input,
  context,
) => {
  const answer = await saveOne(shop, input, { member, context })
  if (!isRefusal(answer)) shop.catalogue.productsChanged([input.productId])
  return answer
}

/** Saves a product in one transaction. The caller notifies the catalogue. */
export async function saveOne(shop: Shop, input: Input, author: AuditActor) {
  if (!isUuid(input.productId)) return refuse('product_not_found')
  return inTransactionOrRefuse(shop, (tx) => save(tx, input, author)).catch((error: unknown) =>
    refuseTaken(error, input),
  )
}

async function save(tx: Shop, { productId, changes }: Input, author: AuditActor) {
  await tx.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update')
  const product = await loadWholeProduct(tx, productId)
  if (!product) return refuse('product_not_found')
  const stored = formValues(product)
  const { problems, conflicts, values } = planChanges(stored, changes)
  const fields = {
    ...problems,
    ...unsuitable(product, values),
    ...wrongTimes({ ...stored, ...values }),
    ...(await missingPictures(tx, stored, values)),
    ...(await missingRelated(tx, productId, values)),
  }
  if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
  if (conflicts.length > 0)
    return refuse('field_changed', { conflicts: await withAuthors(tx, productId, conflicts) })
  await writeProduct(tx, productId, values, values.subCategory ?? product.subCategory)
  const wasUnseen = product.status === 'draft' || product.status === 'scheduled'
  if (wasUnseen && values.status === 'published')
    await tx.db.update(products).set({ publishedAt: tx.now() }).where(eq(products.id, productId))
  await applySchedulesTo(tx, [productId])
  const before = pick(stored, Object.keys(values).filter(isFormField))
  await recordAuditEntry(tx, author, { id: productId, before, after: values })
  return null
}

/** Problems that the schema of a field does not find. */
function unsuitable(product: WholeProduct, { colours, status }: Partial<FormValues>): Record<string, string> {
  const ids = product.colours.map(({ id }) => id)
  const result: Record<string, string> = {}
  if (colours && !isReordered(colours, ids)) result.colours = 'gone'
  const isForShop = status === 'published' || status === 'scheduled'
  if (isForShop && !product.colours.some(({ sizes }) => sizes.length > 0)) result.status = 'no_sizes'
  return result
}

/** Fields with pictures that are not uploads, or no longer exist: unsaved uploads are deleted after a day. */
async function missingPictures(tx: Shop, stored: FormValues, values: Partial<FormValues>) {
  const listed = (fields: object) =>
    Object.entries(fields).flatMap(([field, value]) =>
      declaredField(field)?.kind === 'pictures' && Array.isArray(value)
        ? value.map((address) => ({ field, address: String(address) }))
        : [],
    )
  const known = new Set(listed(stored).map(({ address }) => address))
  const result: Record<string, string> = {}
  for (const { field, address } of listed(values))
    if (!isMasterAddress(address) || !(known.has(address) || (await tx.pictures.hold(address))))
      result[field] = 'picture'
  return result
}

/** Related products must exist and not include the product itself. */
async function missingRelated(tx: Shop, productId: string, { related }: Partial<FormValues>) {
  if (!related) return {}
  const isThere = !related.includes(productId) && (await loadHandles(tx, related)).length === related.length
  return isThere ? {} : { related: 'related' }
}

/** Times that contradict each other, even if only one of them was changed. */
function wrongTimes(values: ProductValues): Record<string, string> {
  const { status, publishAt, saleStartsAt, saleEndsAt, flashStartsAt, flashEndsAt } = values
  const sale = { startsAt: saleStartsAt, endsAt: saleEndsAt }
  const flash = { startsAt: flashStartsAt, endsAt: flashEndsAt }
  return {
    ...(endsBeforeStart(sale) && { saleEndsAt: 'order_of_times' }),
    ...(endsBeforeStart(flash) && { flashEndsAt: 'order_of_times' }),
    ...(status === 'scheduled' && publishAt === null && { publishAt: 'required_time' }),
  }
}

const isReordered = (reordered: string[], stored: string[]): boolean =>
  reordered.length === stored.length &&
  new Set(reordered).size === stored.length &&
  stored.every((id) => reordered.includes(id))

/** Adds the authors of conflicting values, if the activity log has them. */
async function withAuthors(tx: Shop, productId: string, conflicts: Conflict[]) {
  const { subject, subjectId, changes, actor, at, id } = staffChanges
  const result = []
  for (const conflict of conflicts) {
    const [last] = await tx.db
      .select({ actor, actorName: actorNameSql(actor), at })
      .from(staffChanges)
      .where(and(eq(subject, 'product'), eq(subjectId, productId), sql`${changes} ? ${conflict.field}`))
      .orderBy(desc(id))
      .limit(1)
    result.push({
      ...conflict,
      actor: last?.actor ?? null,
      actorName: last?.actorName ?? null,
      at: last?.at.getTime() ?? null,
    })
  }
  return result
}

/** A name or number that another colour or size has. @throws every other error */
function refuseTaken(error: unknown, { changes }: Input): Refusal {
  const taken = TAKEN[violatedConstraint(error) ?? '']
  if (!taken) throw error
  const result = changes.filter(({ field }) => {
    const { owner, name } = fieldParts(field)
    return owner === taken.owner && name === taken.name
  })
  return refuse('invalid_form', { fields: Object.fromEntries(result.map(({ field }) => [field, 'taken'])) })
}
