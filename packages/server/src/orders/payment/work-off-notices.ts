import { isProductId } from '@little-dunes/domain/product'
import { eq } from 'drizzle-orm'
import { lookAtPayment } from '#orders/payment/look-at-payment'
import { checkRefund } from '#orders/refunds/work-off-refunds'
import { findPayment, type OrderPayment, requireProvider } from '#orders/store/order-payment'
import { orderPayments, refunds } from '#orders/store/payment-tables'
import { noticeFailed, noticeHandled, type OpenNotice, takeUpNotices } from '#payments/open-notices'
import { PaymentUnknown, ProviderAway } from '#payments/provider'
import type { Shop } from '#shop'

/** From so many tries on, a notice that cannot be worked off is something that somebody should look at. */
const WORTH_A_LOOK = 5

/** Works off what the provider told (D-46): a notice only says where to look, what counts is looked up. */
export async function workOffNotices(shop: Shop): Promise<void> {
  for (;;) {
    const taken = await takeUpNotices(shop)
    for (const notice of taken) if (!(await workOff(shop, notice))) return
    if (taken.length === 0) return
  }
}

/** False when the provider is away: then the others can wait as well. */
async function workOff(shop: Shop, notice: OpenNotice): Promise<boolean> {
  shop.reached('notice taken up')
  try {
    await act(shop, notice.about)
    await noticeHandled(shop, notice.id)
    shop.reached('notice handled')
    return true
  } catch (error) {
    const reason = (error as Error).message
    await noticeFailed(shop, notice.id, reason)
    const line = { notice: notice.id, type: notice.type, reason }
    if (notice.attempts >= WORTH_A_LOOK) shop.log.error(line, 'A card notice cannot be worked off')
    else shop.log.warn(line, 'A card notice will be worked off later')
    return !(error instanceof ProviderAway)
  }
}

async function act(shop: Shop, about: OpenNotice['about']): Promise<void> {
  if (about === null) return
  if ('refundId' in about) return checkRefund(shop, eq(refunds.providerRefundId, about.refundId))
  const found = await orderOf(shop, about)
  if (found) await lookAtPayment(shop, found)
}

/** The order that a payment is for: by its name, or by what the provider says of a payment that has another (D-49). */
async function orderOf(
  shop: Shop,
  about: { way: 'embedded' | 'hosted'; id: string },
): Promise<OrderPayment | null> {
  const known = await findPayment(shop, eq(orderPayments.providerId, about.id))
  if (known) return known
  try {
    const { reference } = await requireProvider(shop).lookUp(about)
    if (!isProductId(reference)) return null
    return await findPayment(shop, eq(orderPayments.orderId, reference))
  } catch (error) {
    if (error instanceof PaymentUnknown) return null
    throw error
  }
}
