import { isUuid } from '@little-dunes/domain/catalogue/product'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { count, eq } from 'drizzle-orm'
import { customerNotes, users } from '#accounts/account-tables'
import { setDeletionAskedAt } from '#accounts/profile/deletion-request'
import { signOutEverywhere } from '#accounts/sessions/end-sessions'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { lockUser } from '#idempotency/lock-user'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'

export type CustomerRow = typeof users.$inferSelect

/** Runs `work` in a transaction that locks the customer. Refuses unknown and erased customers. */
export async function withCustomer<Answer>(
  shop: Shop,
  customerId: string,
  work: (tx: Shop, customer: CustomerRow) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  if (!isUuid(customerId)) return refuse('customer_not_found')
  return inTransaction(shop, async (tx) => {
    await lockUser(tx, customerId)
    const [customer] = await tx.db.select().from(users).where(eq(users.id, customerId))
    if (!customer) return refuse('customer_not_found')
    return customer.erasedAt ? refuse('customer_erased') : work(tx, customer)
  })
}

/** Adds a note. Notes cannot be changed. The activity log records the note without its text, which is personal data. */
export const addCustomerNote: Operation<'POST /api/staff/customer/note'> = (shop, member, input, context) =>
  withCustomer(shop, input.customerId, async (tx, { id: userId }) => {
    const ofCustomer = eq(customerNotes.userId, userId)
    const [{ notes } = { notes: 0 }] = await tx.db
      .select({ notes: count() })
      .from(customerNotes)
      .where(ofCustomer)
    const author = member.name || member.email
    await tx.db
      .insert(customerNotes)
      .values({ id: tx.newId(), userId, at: tx.now(), author, text: input.text.trim() })
    const change = { id: userId, before: { notes }, after: { notes: notes + 1 } }
    await recordAuditEntry(tx, { member, context }, change)
    return null
  })

/** Adds a customer to the deletion requests or removes one. The time of the first request stays. */
export const noteDeletionRequest: Operation<'POST /api/staff/customer/deletion'> = (
  shop,
  member,
  { customerId, asked },
  context,
) =>
  withCustomer(shop, customerId, async (tx, { id, deletionAskedAt }) => {
    if (asked === (deletionAskedAt !== null)) return null
    await setDeletionAskedAt(tx, id, asked ? tx.now() : null)
    const change = {
      id,
      before: { deletionAsked: !asked },
      after: { deletionAsked: asked },
    }
    await recordAuditEntry(tx, { member, context }, change)
    return null
  })

/** Ends all sessions and invalidates all links in emails. Carts and password stay. */
export const signOutCustomer: Operation<'POST /api/staff/customer/sign-out'> = async (
  shop,
  member,
  { customerId },
  context,
) => {
  const outcome = await withCustomer(shop, customerId, async (tx, { id }) => {
    const ended = await signOutEverywhere(tx, id, context)
    const change = { id, before: { sessions: ended }, after: { sessions: 0 } }
    await recordAuditEntry(tx, { member, context }, change)
    return { ended }
  })
  shop.wakeJobs()
  return outcome
}
