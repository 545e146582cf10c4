import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { MOST_RETURN_PHOTOS } from '@little-dunes/domain/orders/returns/return-terms'
import { and, count, eq, isNull, lt } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { drawPrivatePicture } from '#media/draw-private-picture'
import { findLinkedOrder, findOwnOrder } from '#returns/find-return-order'
import { returnPhotos } from '#returns/return-tables'
import type { Shop } from '#shop'

const DAY = 24 * 60 * 60 * 1000

/** Of one order that belong to no return: who changes their mind takes others. */
const MOST_UNUSED = 3 * MOST_RETURN_PHOTOS

export const uploadReturnPhoto: Operation<'POST /api/return/photo'> = async (shop, caller, input) => {
  const order = await findOwnOrder(shop, caller.id, input.number)
  return isRefusal(order) ? order : keep(shop, order.id, input.content)
}

export const uploadLinkedReturnPhoto: Operation<'POST /api/return/photo-linked'> = async (
  shop,
  _caller,
  input,
) => {
  const order = await findLinkedOrder(shop, input)
  return isRefusal(order) ? order : keep(shop, order.id, input.content)
}

async function keep(
  shop: Shop,
  orderId: string,
  content: string,
): Promise<{ success: true; photo: string } | Refusal> {
  const unused = and(eq(returnPhotos.orderId, orderId), isNull(returnPhotos.returnId))
  const [held] = await shop.db.select({ photos: count() }).from(returnPhotos).where(unused)
  if ((held?.photos ?? 0) >= MOST_UNUSED) return refuse('too_many_requests', { textKey: 'too_many_photos' })
  const drawn = await drawPrivatePicture(content)
  if (isRefusal(drawn)) return drawn
  const id = shop.newId()
  await shop.db.insert(returnPhotos).values({ id, orderId, at: shop.now(), content: drawn })
  return { success: true, photo: id }
}

/** Deletes pictures of returns that nobody has asked for within a day. */
export async function deleteUnusedReturnPhotos(shop: Shop): Promise<void> {
  const old = lt(returnPhotos.at, new Date(shop.now().getTime() - DAY))
  await shop.db.delete(returnPhotos).where(and(isNull(returnPhotos.returnId), old))
}
