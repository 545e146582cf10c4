import { desc, eq } from 'drizzle-orm'
import type { RequestContext } from '#http/perform-call'
import type { Shop } from '#shop'
import { staffChanges } from '#staff/audit-log-tables'

/** Latest change of this call, which undoes all of them; null if it changed nothing. */
export async function newestChange(
  { db }: Pick<Shop, 'db'>,
  { batch }: Pick<RequestContext, 'batch'>,
): Promise<number | null> {
  if (batch === undefined) return null
  const { id } = staffChanges
  const [change] = await db
    .select({ id })
    .from(staffChanges)
    .where(eq(staffChanges.batch, batch))
    .orderBy(desc(id))
    .limit(1)
  return change?.id ?? null
}
