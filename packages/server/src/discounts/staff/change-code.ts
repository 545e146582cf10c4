import { isDeepStrictEqual } from 'node:util'
import { findConflicts, getNewValues } from '@little-dunes/domain/field-changes'
import { refuse } from '@little-dunes/domain/messages/failures'
import {
  type DiscountTerms,
  discountProblems,
  normalisedCode,
} from '@little-dunes/domain/orders/discount-codes'
import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { areSubCategories } from '#catalogue/sales/sub-categories'
import { inTransaction } from '#database/in-transaction'
import { discountCodes } from '#discounts/discount-tables'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'

const toDate = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds))

const stored = ({ startsAt, endsAt, categories, subCategories, skus, ...terms }: DiscountTerms) => ({
  ...terms,
  startsAt: toDate(startsAt),
  endsAt: toDate(endsAt),
  categories: [...categories],
  subCategories: [...new Set(subCategories)],
  skus: [...skus],
})

/** Sub-categories must exist among products. With unchanged categories, a code keeps those that no longer exist. */
async function kindProblems({ db }: Shop, terms: DiscountTerms, before?: DiscountTerms) {
  const { categories, subCategories } = terms
  const isStored = (kind: string) => before?.subCategories.includes(kind) ?? false
  const unchecked =
    before && isDeepStrictEqual(before.categories, categories)
      ? subCategories.filter((kind) => !isStored(kind))
      : subCategories
  const areThere = await areSubCategories(db, categories, unchecked)
  return areThere ? {} : { subCategories: 'sub_category' as const }
}

/** The account must exist. */
async function customerProblems({ db }: Shop, { customerId }: DiscountTerms) {
  if (customerId === null) return {}
  const which = and(eq(users.id, customerId), isNull(users.erasedAt))
  const rows = await db.select({ id: users.id }).from(users).where(which)
  return rows.length > 0 ? {} : { customerId: 'customer' as const }
}

export const createCode: Operation<'POST /api/staff/codes/create'> = async (shop, member, input, context) => {
  const { code: typed, ...terms } = input
  const code = normalisedCode(typed)
  const fields = {
    ...discountProblems(code, terms),
    ...(await kindProblems(shop, terms)),
    ...(await customerProblems(shop, terms)),
  }
  if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
  return inTransaction(shop, async (tx) => {
    const values = { code, ...stored(terms), createdAt: tx.now() }
    const { rowCount } = await tx.db.insert(discountCodes).values(values).onConflictDoNothing()
    if (rowCount === 0) return refuse('invalid_form', { fields: { code: 'taken' } })
    await recordAuditEntry(tx, { member, context }, { id: code, before: {}, after: stored(terms) })
    return { code }
  })
}

/** Existing orders keep their discount. */
export const changeCode: Operation<'POST /api/staff/codes/change'> = (shop, member, input, context) =>
  inTransaction(shop, async (tx) => {
    const code = normalisedCode(input.code)
    const [row] = await tx.db.select().from(discountCodes).where(eq(discountCodes.code, code)).for('update')
    if (!row) return refuse('code_not_found')
    const { code: _, createdAt: __, ...columnsOfRow } = row
    const [startsAt, endsAt] = [row.startsAt?.getTime() ?? null, row.endsAt?.getTime() ?? null]
    const before = { ...columnsOfRow, startsAt, endsAt }
    const conflicts = findConflicts(before, input.changes)
    if (Object.keys(conflicts).length > 0) return refuse('field_changed', { conflicts })
    const after = { ...before, ...getNewValues<typeof before>(input.changes) }
    const fields = {
      ...discountProblems(code, after),
      ...(await kindProblems(tx, after, before)),
      ...(await customerProblems(tx, after)),
    }
    if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
    const columns = ({ active, ...terms }: typeof before) => ({ ...stored(terms), active })
    await tx.db.update(discountCodes).set(columns(after)).where(eq(discountCodes.code, code))
    const change = { id: code, before: columns(before), after: columns(after) }
    await recordAuditEntry(tx, { member, context }, change)
    return null
  })
