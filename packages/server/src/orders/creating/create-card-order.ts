import { createHash } from 'node:crypto'
import { trimmedAddress } from '@little-dunes/domain/accounts/address'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { namedShopMessages } from '@little-dunes/domain/messages/shop-name'
import type { Fils } from '@little-dunes/domain/money'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import { amountDue } from '@little-dunes/domain/orders/credit/store-credit'
import { languagePath, paymentReturnPath } from '@little-dunes/domain/paths'
import { and, eq, gt } from 'drizzle-orm'
import { createOrder } from '#orders/creating/create-order'
import { normalizedDiscountCode, type OrderRequest, type OrderTaker } from '#orders/creating/order-request'
import { orders } from '#orders/store/order-tables'
import { orderPayments } from '#orders/store/payment-tables'
import { HOSTED_PAGE_LIFETIME, RECONCILE_AFTER, subtractMs } from '#orders/store/payment-times'
import type { PaymentRequest, PaymentUiMode } from '#payments/provider'
import { readShopName } from '#settings/read-shop-name'
import type { Shop } from '#shop'

/** A card order as requested. */
export interface CardOrder {
  userId: string
  email: string
  way: PaymentUiMode
  /** Origin of the shop in the customer's browser. */
  origin: string
  /** Language of the customer. */
  language: Language
  input: OrderRequest
  lines: CartLine[]
  /** Team member who takes the order on the phone; undefined when the customer places it. */
  taker?: OrderTaker | undefined
}

/** Reuses the pending order if it is sent again, such as with another card after a declined one (D-45). */
export async function createOrReuseCardOrder(shop: Shop, order: CardOrder) {
  const orderId = await sameOrder(shop, order)
  return orderId ? { orderId } : createCardOrder(shop, order)
}

/** Hash of the ordered content: equal for the same order, regardless of other fields of the body. */
function createFingerprint({ way, input, lines }: CardOrder): string {
  const sorted = lines
    .map(({ productId, size, colorName, quantity }) => JSON.stringify([productId, size, colorName, quantity]))
    .toSorted()
  const { amount, shippingMethod, address, credit = 0 } = input
  const content = [
    way,
    amount,
    shippingMethod,
    normalizedDiscountCode(input),
    Object.entries(trimmedAddress(address)).toSorted(),
    sorted,
    ...(credit > 0 ? [credit] : []),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64')
}

/** The customer's pending order with the same fingerprint that still has time to be paid (D-45). */
async function sameOrder(shop: Shop, order: CardOrder): Promise<string | null> {
  const [same] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, order.userId),
        eq(orders.status, 'Pending Payment'),
        eq(orderPayments.fingerprint, createFingerprint(order)),
        gt(orders.placedAt, subtractMs(shop.now(), RECONCILE_AFTER)),
      ),
    )
  return same?.id ?? null
}

/** Writes the order with its stock, code and payment request in one transaction (D-41, D-44). */
async function createCardOrder(shop: Shop, order: CardOrder) {
  // When credit pays the whole order, nothing is left for a card. Such an order is placed without one.
  const { credit = 0 } = order.input
  if (credit > 0 && getDue(order.input) === 0) return refuse('nothing_due')
  const start = { paymentMethod: 'stripe', status: 'Pending Payment' } as const
  const created = await createOrder(shop, { ...order, ...start })
  if (isRefusal(created)) return created
  const { orderId } = created
  const request = await requestFor(shop, order, orderId)
  const amount = getDue(order.input)
  const payment = { orderId, request, amount, fingerprint: createFingerprint(order), startedAt: shop.now() }
  await shop.db.insert(orderPayments).values(payment)
  shop.failpoint('order written')
  return { orderId }
}

/** Amount for the card, in fils. */
const getDue = ({ amount, credit = 0 }: OrderRequest): Fils => amountDue({ amount, credit })

async function requestFor(
  shop: Shop,
  { way, email, input, origin, language }: CardOrder,
  orderId: string,
): Promise<PaymentRequest> {
  const back = (success: boolean) => origin + languagePath(language, paymentReturnPath(success, orderId))
  return {
    way,
    reference: orderId,
    amount: getDue(input),
    email,
    description: namedShopMessages[language].cardOrder((await readShopName(shop))[language]),
    returnUrls: { paid: back(true), abandoned: back(false) },
    expiresAt: new Date(shop.now().getTime() + HOSTED_PAGE_LIFETIME),
  }
}
