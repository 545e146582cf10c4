import { DAY } from '@little-dunes/domain/durations'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { MAX_RETURN_PHOTOS } from '@little-dunes/domain/orders/returns/return-terms'
import { and, count, eq, isNull, lt } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import type { Customer } from '#http/require-caller'
import { drawPrivatePicture } from '#media/draw-private-picture'
import { findCustomerOrder, findLinkedOrder } from '#returns/find-return-order'
import { returnPhotos } from '#returns/return-tables'
import type { Shop } from '#shop'

/** Maximum per order of photos without a return: customers may replace photos before they request it. */
const MAX_UNUSED = 3 * MAX_RETURN_PHOTOS

export const findOrderForPhoto = async (shop: Shop, { id }: Customer, { number }: { number: string }) =>
  withRoomForPhoto(shop, await findCustomerOrder(shop, id, number))

export const linkedOrderForPhoto = async (shop: Shop, _caller: null, link: { number: string; key: string }) =>
  withRoomForPhoto(shop, await findLinkedOrder(shop, link))

export const uploadReturnPhoto: Operation<'POST /api/return/photo'> = async (shop, caller, input) => {
  const order = await findOrderForPhoto(shop, caller, input)
  return isRefusal(order) ? order : keep(shop, order.id, input.file)
}

export const uploadLinkedReturnPhoto: Operation<'POST /api/return/photo-linked'> = async (
  shop,
  caller,
  input,
) => {
  const order = await linkedOrderForPhoto(shop, caller, input)
  return isRefusal(order) ? order : keep(shop, order.id, input.file)
}

async function withRoomForPhoto<Order extends { id: string }>(
  shop: Shop,
  order: Order | Refusal,
): Promise<Order | Refusal> {
  if (isRefusal(order)) return order
  const unused = and(eq(returnPhotos.orderId, order.id), isNull(returnPhotos.returnId))
  const [stored] = await shop.db.select({ photos: count() }).from(returnPhotos).where(unused)
  const isFull = (stored?.photos ?? 0) >= MAX_UNUSED
  return isFull ? refuse('too_many_requests', { textKey: 'too_many_photos' }) : order
}

async function keep(shop: Shop, orderId: string, file: Uint8Array): Promise<{ photo: string } | Refusal> {
  const drawn = await drawPrivatePicture(file)
  if (isRefusal(drawn)) return drawn
  const id = shop.newId()
  await shop.db.insert(returnPhotos).values({ id, orderId, at: shop.now(), content: drawn })
  return { photo: id }
}

/** Deletes photos that have no return after a day. */
export async function deleteUnusedReturnPhotos(shop: Shop): Promise<void> {
  const old = lt(returnPhotos.at, new Date(shop.now().getTime() - DAY))
  await shop.db.delete(returnPhotos).where(and(isNull(returnPhotos.returnId), old))
}
