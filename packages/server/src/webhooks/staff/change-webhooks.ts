import { isUuid } from '@little-dunes/domain/catalogue/product'
import { TEST_EVENT } from '@little-dunes/domain/contract/webhooks/webhook-events'
import { DAY } from '@little-dunes/domain/durations'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq, isNull } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'
import { webhookUrlProblem } from '#webhooks/webhook-address'
import { newSigningSecret } from '#webhooks/webhook-signature'
import { webhookDeliveries, webhookEndpoints } from '#webhooks/webhook-tables'

/** Time during which the previous secret also signs. */
const OVERLAP = DAY

type Endpoint = typeof webhookEndpoints.$inferSelect

const inAuditLog = ({ url, events, paused }: Endpoint) => ({ url, events, paused: paused !== null })

const record = (
  tx: Shop,
  author: AuditActor,
  id: string,
  { before, after }: { before: object; after: object },
) => recordAuditEntry(tx, author, { id, before: { ...before }, after: { ...after } })

export const createWebhook: Operation<'POST /api/staff/webhooks/create'> = async (
  shop,
  member,
  input,
  context,
) => {
  const [url, events] = [input.url.trim(), [...new Set(input.events)]]
  const problem = webhookUrlProblem(url, shop.webhookAddresses)
  const fields = { ...(problem && { url: problem }), ...(events.length === 0 && { events: 'required' }) }
  if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
  const [id, secret] = [shop.newId(), newSigningSecret()]
  await inTransaction(shop, async (tx) => {
    const description = input.description.trim()
    const row = { id, url, description, events, secret, createdBy: member.email, createdAt: tx.now() }
    await tx.db.insert(webhookEndpoints).values(row)
    await record(tx, { member, context }, id, { before: {}, after: { url, events } })
  })
  return { id, secret }
}

function withEndpoint<Answer>(
  shop: Shop,
  id: string,
  change: (tx: Shop, endpoint: Endpoint) => Promise<Answer>,
): Promise<Answer | Refusal> {
  return inTransaction(shop, async (tx) => {
    if (!isUuid(id)) return refuse('not_found')
    const [endpoint] = await tx.db
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, id))
      .for('update')
    return endpoint ? change(tx, endpoint) : refuse('not_found')
  })
}

const sendWaiting = (tx: Shop, endpointId: string) =>
  tx.db
    .update(webhookDeliveries)
    .set({ nextAt: tx.now() })
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        isNull(webhookDeliveries.deliveredAt),
        isNull(webhookDeliveries.gaveUpAt),
      ),
    )

export const changeWebhook: Operation<'POST /api/staff/webhooks/change'> = async (
  shop,
  member,
  input,
  context,
) => {
  if (input.events?.length === 0) return refuse('invalid_form', { fields: { events: 'required' } })
  const outcome = await withEndpoint(shop, input.id, async (tx, endpoint) => {
    const goesOn = input.paused === false && endpoint.paused !== null
    const paused = input.paused === true ? (endpoint.paused ?? 'staff') : goesOn ? null : endpoint.paused
    const events = input.events ? [...new Set(input.events)] : endpoint.events
    const [after = endpoint] = await tx.db
      .update(webhookEndpoints)
      .set({ events, paused, ...(goesOn && { failingSince: null }) })
      .where(eq(webhookEndpoints.id, endpoint.id))
      .returning()
    if (goesOn) await sendWaiting(tx, endpoint.id)
    const change = { before: inAuditLog(endpoint), after: inAuditLog(after) }
    await record(tx, { member, context }, endpoint.id, change)
    return null
  })
  if (!isRefusal(outcome)) shop.wakeJobs()
  return outcome
}

export const rotateWebhookSecret: Operation<'POST /api/staff/webhooks/rotate'> = (
  shop,
  member,
  { id },
  context,
) =>
  withEndpoint(shop, id, async (tx, endpoint) => {
    const [secret, now] = [newSigningSecret(), tx.now()]
    const previousSecretEndsAt = new Date(now.getTime() + OVERLAP)
    await tx.db
      .update(webhookEndpoints)
      .set({ secret, previousSecret: endpoint.secret, previousSecretEndsAt })
      .where(eq(webhookEndpoints.id, id))
    await record(tx, { member, context }, id, { before: {}, after: { signingSecret: 'renewed' } })
    return { secret }
  })

export const removeWebhook: Operation<'POST /api/staff/webhooks/remove'> = (shop, member, { id }, context) =>
  withEndpoint(shop, id, async (tx, { url, events }) => {
    await tx.db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
    await record(tx, { member, context }, id, { before: { url, events }, after: {} })
    return null
  })

export const testWebhook: Operation<'POST /api/staff/webhooks/test'> = async (shop, _member, { id }) => {
  const outcome = await withEndpoint(shop, id, async (tx, endpoint) => {
    const now = tx.now()
    const row = { endpointId: endpoint.id, type: TEST_EVENT, data: {}, happenedAt: now, nextAt: now }
    await tx.db.insert(webhookDeliveries).values(row)
    return null
  })
  if (!isRefusal(outcome)) shop.wakeJobs()
  return outcome
}

export const retryDelivery: Operation<'POST /api/staff/webhooks/retry'> = async (
  shop,
  member,
  { id },
  context,
) => {
  if (!isUuid(id)) return refuse('not_found')
  const outcome = await inTransaction(shop, async (tx) => {
    const now = tx.now()
    const [delivery] = await tx.db
      .update(webhookDeliveries)
      .set({ nextAt: now, deliveredAt: null, gaveUpAt: null })
      .where(eq(webhookDeliveries.id, id))
      .returning()
    if (!delivery) return refuse('not_found')
    const after = { triedAgain: now.toISOString() }
    await record(tx, { member, context }, delivery.endpointId, { before: {}, after })
    return null
  })
  if (!isRefusal(outcome)) shop.wakeJobs()
  return outcome
}
