import { greetedName } from '@little-dunes/domain/accounts/greeted-name'
import { sizeInText, sizeNames } from '@little-dunes/domain/catalogue/translations/without-options'
import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import { orderedPicture } from '@little-dunes/domain/contract/orders/ordered-product'
import type { WireReturn } from '@little-dunes/domain/contract/returns/return-calls'
import { LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import {
  type OrderReceipt,
  orderReceiptMessages,
  type ReceiptBox,
} from '@little-dunes/domain/messages/order-emails/order-receipt'
import { type ReturnEmail, returnEmailMessages } from '@little-dunes/domain/messages/return-email-messages'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import type { Pickup } from '@little-dunes/domain/orders/returns/pickup'
import { languagePath } from '@little-dunes/domain/paths'
import { eq } from 'drizzle-orm'
import type { EmailLoader } from '#emails/send-emails'
import { signedOrderPath } from '#orders/showing/order-link'
import { addressBox } from '#orders/showing/order-receipt'
import { orderLines, orders } from '#orders/store/order-tables'
import { loadReturns } from '#returns/load-returns'
import { returns } from '#returns/return-tables'
import type { Shop } from '#shop'

const source =
  (kind: ReturnEmail): EmailLoader =>
  async (shop, { about, language, origin }) => {
    if (about === null) return null
    const [row] = await shop.db
      .select({ id: orders.id, number: orders.number, address: orders.address })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .where(eq(returns.id, about))
    const [shown] = await loadReturns(shop, eq(returns.id, about))
    if (!row || !shown) return null
    const number = orderNumberText(row.number)
    const read = LANGUAGES.find((known) => known === language) ?? LANGUAGES[0]
    const { action, ...texts } = returnEmailMessages[read][kind]({
      name: row.address.fullname,
      number,
      returnNumber: shown.number,
      isExchange: shown.resolution === 'exchange',
      answer: shown.answer ?? '',
    })
    const name = greetedName(row.address.fullname)
    const facts = { name, number, returnNumber: shown.number }
    const url = origin + languagePath(read, await signedOrderPath(shop, number))
    const receipt = buildReceipt(shown, kind === 'return_approved' ? row.address : null, {
      language: read,
      pictures: await loadPictures(shop, row.id),
    })
    return { ...texts, facts, action: { label: action, url }, receipt }
  }

/** Pictures of an order's items by position. */
type Pictures = ReadonlyMap<number, string | null>

async function loadPictures({ db }: Pick<Shop, 'db'>, orderId: string): Promise<Pictures> {
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  return new Map(
    lines.map(({ position, product, colorName }) => [position, orderedPicture(product, colorName)]),
  )
}

/** Items of a return; for an exchange with the old and the new size. With an address, it adds the pickup. */
function buildReceipt(
  { lines, pickup }: WireReturn,
  address: WireOrder['address'] | null,
  { language, pictures }: { language: Language; pictures: Pictures },
): OrderReceipt {
  const t = orderReceiptMessages[language]
  return {
    items: lines.map(({ position, quantity, name, colour: colorName, size: from, newSize }) => {
      const size = newSize === null ? from : t.exchange(from, newSize)
      const item = { name, variants: [] }
      const names = sizeNames(item, { colorName, size }, language)
      return {
        label: name,
        detail: t.detail(names.colour, names.size, quantity),
        line: `${quantity} × ${sizeInText(item, { colorName, size }, language)}`,
        picture: pictures.get(position) ?? null,
        amount: '',
      }
    }),
    parts: [],
    totals: [],
    vat: null,
    boxes: address ? [pickupBox(address, pickup, language)] : [],
  }
}

function pickupBox(address: WireOrder['address'], pickup: Pickup | null, language: Language): ReceiptBox {
  const t = orderReceiptMessages[language]
  const { lines } = addressBox({ address }, language)
  return { label: t.pickup, lines: [...(pickup ? [t.pickupTime(pickup)] : []), ...lines] }
}

/** Texts of return emails, loaded when the email is sent. */
export const RETURN_EMAILS: Record<ReturnEmail, EmailLoader> = {
  return_requested: source('return_requested'),
  return_approved: source('return_approved'),
  return_picked_up: source('return_picked_up'),
  return_received: source('return_received'),
  return_exchanged: source('return_exchanged'),
  return_declined: source('return_declined'),
  return_cancelled: source('return_cancelled'),
}
