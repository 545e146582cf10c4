import type { Fils } from '@little-dunes/domain/money'
import { eq } from 'drizzle-orm'
import { releaseCode } from '#discounts/use-code'
import type { PlannedEdit } from '#orders/staff/lines/plan-edit'
import { type LineChange, orderEdits, orderLines, orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntry } from '#staff/record-audit-entry'

/** Writes the new lines, amounts and remaining credit of a locked order, and records the edit. */
export async function writeEdit(
  tx: Shop,
  order: typeof orders.$inferSelect,
  plan: PlannedEdit,
  { author, credit }: { author: AuditActor; credit: Fils },
): Promise<void> {
  const { id: orderId } = order
  const { lines: quoted, ...amounts } = plan.quote
  const { lines: taxed, ...vat } = plan.vat
  await tx.db.delete(orderLines).where(eq(orderLines.orderId, orderId))
  await tx.db.insert(orderLines).values(
    plan.goods.map((goods, position) => ({
      ...goods,
      orderId,
      position,
      linePaid: quoted[position]?.paid ?? 0,
      flashUnits: quoted[position]?.flashUnits ?? 0,
      couponShare: taxed[position]?.couponShare ?? 0,
      vat: taxed[position]?.vat ?? 0,
    })),
  )
  const code = plan.losesCode ? { discountCode: null, discountRate: 0 } : {}
  if (plan.losesCode) await releaseCode(tx, orderId)
  await tx.db
    .update(orders)
    .set({ ...amounts, ...vat, ...code, credit })
    .where(eq(orders.id, orderId))
  await record(tx, order, plan, author)
}

async function record(
  tx: Shop,
  order: typeof orders.$inferSelect,
  plan: PlannedEdit,
  author: AuditActor,
): Promise<void> {
  const { id: orderId, amount: amountBefore } = order
  const { amount: amountAfter } = plan.quote
  const changes = toLineChanges(plan)
  const actor = author.member.email
  await tx.db.insert(orderEdits).values({ orderId, at: tx.now(), actor, amountBefore, amountAfter, changes })
  const [before, after] = (['from', 'to'] as const).map((side) => ({
    items: changes.filter((change) => change[side] > 0).map((change) => inWords(change, change[side])),
  }))
  await recordAuditEntry(tx, author, {
    id: orderId,
    before: { ...before, amount: amountBefore, discountCode: order.discountCode },
    after: { ...after, amount: amountAfter, discountCode: plan.losesCode ? null : order.discountCode },
  })
}

const inWords = ({ name, colour, size }: LineChange, quantity: number): string =>
  `${quantity} × ${name}, ${colour}, ${size}`

/** Sizes whose units changed. */
function toLineChanges({ before, goods }: PlannedEdit): LineChange[] {
  const changes = new Map<string, LineChange>()
  const add = (
    { productId, product, colorName, size, subSku, quantity }: PlannedEdit['goods'][number],
    side: 'from' | 'to',
  ) => {
    const change = changes.get(subSku) ?? {
      productId,
      name: product.name,
      colour: colorName,
      size,
      from: 0,
      to: 0,
    }
    changes.set(subSku, { ...change, [side]: change[side] + quantity })
  }
  for (const line of before) add(line, 'from')
  for (const line of goods) add(line, 'to')
  return [...changes.values()].filter(({ from, to }) => from !== to)
}
