import { z } from 'zod'
import { ORDER_STATUSES } from '#orders/order-lifecycle'
import { defineCall } from './call.ts'
import { success, text } from './fields.ts'
import { placedOrder } from './order-calls.ts'

/** When an order came to a status, oldest first; in epoch milliseconds. */
const steps = z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.number().int() }))

/** What a shipped order travels in; null as long as nobody has said so. */
const parcel = z
  .object({ carrier: z.string(), trackingNumber: z.string(), trackingUrl: z.string().nullable() })
  .nullable()

/** In AED; `vat` is inside of `amount`, `refunded` what was given back of it. */
const totals = z.object({
  subtotal: z.number(),
  discounted: z.number(),
  coupon: z.number(),
  delivery: z.number(),
  express: z.number(),
  amount: z.number(),
  vat: z.number(),
  vatRate: z.number(),
  refunded: z.number(),
})

const orderPage = z.object({ success, order: placedOrder, steps, parcel, totals })
export type WireOrderPage = z.infer<typeof orderPage>
export type WireOrderStep = WireOrderPage['steps'][number]
export type WireParcel = NonNullable<WireOrderPage['parcel']>

const number = text(20)

export const orderPageCalls = {
  /** D-76: the number gives no access by itself; a foreign order is answered like one that does not exist. */
  'POST /api/order/show': defineCall({
    caller: 'shopper',
    summary: 'An own order by its number',
    input: z.object({ number }),
    reply: orderPage,
  }),
  /** For whoever has the link of a mail: `key` signs number and end of the link, which is sixty days after the mail. */
  'POST /api/order/show-linked': defineCall({
    caller: 'anyone',
    summary: 'An order by the link of a mail',
    input: z.object({ number, key: text(200) }),
    reply: orderPage,
  }),
  /** The phone of the account or of the address. A wrong one is answered like an unknown number. */
  'POST /api/order/track': defineCall({
    caller: 'anyone',
    summary: 'Where an order is, by number and phone',
    input: z.object({ number, phone: text(100) }),
    reply: z.object({ success, number: z.string(), steps, parcel }),
  }),
}
