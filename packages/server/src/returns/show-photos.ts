import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { readReturnNumber } from '@little-dunes/domain/orders/returns/return-number'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { findCustomerOrder, findLinkedOrder } from '#returns/find-return-order'
import { returnPhotos, returns } from '#returns/return-tables'
import type { Shop } from '#shop'

export const showReturnPhotos: Operation<'POST /api/return/photos'> = async (shop, caller, input) => {
  const order = await findCustomerOrder(shop, caller.id, input.number)
  return isRefusal(order) ? order : loadPhotos(shop, order.id, input.returnNumber)
}

export const showLinkedReturnPhotos: Operation<'POST /api/return/photos-linked'> = async (
  shop,
  _caller,
  input,
) => {
  const order = await findLinkedOrder(shop, input)
  return isRefusal(order) ? order : loadPhotos(shop, order.id, input.returnNumber)
}

async function loadPhotos(shop: Shop, orderId: string, returnNumber: string) {
  const number = readReturnNumber(returnNumber)
  if (number === null) return refuse('return_not_found')
  const which = and(eq(returns.orderId, orderId), eq(returns.number, number))
  const photos = await loadReturnPhotos(shop, which)
  return photos ? { photos } : refuse('return_not_found')
}

/** Photos of a return as base64, in upload order; null when the return does not exist. */
export async function loadReturnPhotos(shop: Shop, which: SQL | undefined): Promise<string[] | null> {
  const rows = await shop.db
    .select({ content: returnPhotos.content })
    .from(returns)
    .leftJoin(returnPhotos, eq(returnPhotos.returnId, returns.id))
    .where(which)
    .orderBy(asc(returnPhotos.at), asc(returnPhotos.id))
  if (rows.length === 0) return null
  return rows.flatMap(({ content }) => (content ? [content.toString('base64')] : []))
}
