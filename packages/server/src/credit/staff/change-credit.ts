import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils } from '@little-dunes/domain/money'
import { MAX_CREDIT, MIN_CREDIT } from '@little-dunes/domain/orders/credit/gift-cards'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { addCreditEntry } from '#credit/add-credit-entry'
import { lockCreditBalance } from '#credit/credit-balance'
import type { Operation } from '#http/perform-call'
import type { StaffMember } from '#http/require-caller'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key'
import { refuseAboveLimit } from '#orders/refunds/refuse-above-limit'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

type Input = ParsedInput<'POST /api/staff/customer/credit/change'>

/** Gives or takes back store credit, with a reason that the customer sees. */
export const changeCredit: Operation<'POST /api/staff/customer/credit/change'> = async (
  shop,
  member,
  input,
  context,
) => {
  if (!isUuid(input.customerId)) return refuse('customer_not_found')
  if (input.amount < MIN_CREDIT || input.amount > MAX_CREDIT)
    return refuse('credit_out_of_range', { min: aedFromFils(MIN_CREDIT), max: aedFromFils(MAX_CREDIT) })
  const request = { userId: member.id, call: context.call, key: context.idempotencyKey, body: input }
  const { answer } = await withIdempotencyKey(shop, request, (tx) => change(tx, input, { member, context }))
  return answer
}

async function change(
  tx: Shop,
  { customerId: userId, direction, amount, reason }: Input,
  author: AuditActor & { member: StaffMember },
): Promise<{ balance: number } | Refusal> {
  const [customer] = await tx.db.select().from(users).where(eq(users.id, userId)).for('share')
  if (!customer) return refuse('customer_not_found')
  if (customer.erasedAt) return refuse('customer_erased')
  const isGrant = direction === 'give'
  const aboveLimit = isGrant ? await refuseAboveLimit(tx, author.member, { userId }, amount) : null
  if (aboveLimit) return aboveLimit
  const before = await lockCreditBalance(tx, userId)
  if (!isGrant && amount > before) return refuse('credit_too_small', { balance: aedFromFils(before) })
  const balance = isGrant ? before + amount : before - amount
  await addCreditEntry(tx, {
    userId,
    reason: isGrant ? 'granted' : 'withdrawn',
    amount: balance - before,
    actor: author.member.email,
    note: reason.trim(),
  })
  const changed = { before: { credit: before }, after: { credit: balance, note: reason.trim() } }
  await recordAuditEntry(tx, author, { id: userId, ...changed })
  return { balance }
}
