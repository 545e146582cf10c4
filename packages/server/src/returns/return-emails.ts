import { greetedName } from '@little-dunes/domain/accounts/greeted-name'
import { LANGUAGES } from '@little-dunes/domain/messages/languages'
import { type ReturnEmail, returnEmailMessages } from '@little-dunes/domain/messages/return-email-messages'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { languagePath } from '@little-dunes/domain/paths'
import { eq } from 'drizzle-orm'
import type { EmailLoader } from '#emails/send-emails'
import { signedOrderPath } from '#orders/showing/order-link'
import { orders } from '#orders/store/order-tables'
import { loadReturns } from '#returns/load-returns'
import { returns } from '#returns/return-tables'

const source =
  (kind: ReturnEmail): EmailLoader =>
  async (shop, { about, language, origin }) => {
    if (about === null) return null
    const [found] = await shop.db
      .select({ number: orders.number, address: orders.address })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .where(eq(returns.id, about))
    const [shown] = await loadReturns(shop, eq(returns.id, about))
    if (!found || !shown) return null
    const number = orderNumberText(found.number)
    const read = LANGUAGES.find((known) => known === language) ?? LANGUAGES[0]
    const { action, ...texts } = returnEmailMessages[read][kind]({
      name: found.address.fullname,
      number,
      returnNumber: shown.number,
      isExchange: shown.resolution === 'exchange',
      items: shown.lines.map(
        ({ quantity, name, colour, size, newSize }) =>
          `${quantity} × ${name}, ${colour}, ${newSize === null ? size : `${size} → ${newSize}`}`,
      ),
      pickup: shown.pickup,
      answer: shown.answer ?? '',
    })
    const name = greetedName(found.address.fullname)
    const facts = { name, number, returnNumber: shown.number }
    const url = origin + languagePath(read, await signedOrderPath(shop, number))
    return { ...texts, facts, action: { label: action, url } }
  }

/** What the mails of a return say, looked up when they are sent. */
export const RETURN_EMAILS: Record<ReturnEmail, EmailLoader> = {
  return_requested: source('return_requested'),
  return_approved: source('return_approved'),
  return_picked_up: source('return_picked_up'),
  return_received: source('return_received'),
  return_exchanged: source('return_exchanged'),
  return_declined: source('return_declined'),
  return_cancelled: source('return_cancelled'),
}
