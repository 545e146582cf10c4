import { z } from 'zod'
import { addressFields } from '#contract/orders/staff/order-fields'
import { LANGUAGES } from '#i18n/languages'

const fils = z.number().int()
const count = z.number().int()
const moment = z.number().int()

/** A shopper in a list; amounts in fils, times in epoch milliseconds. Cancelled and unpaid card orders are not counted. */
export const listedShopper = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Has ordered without an account. */
  guest: z.boolean(),
  createdAt: moment,
  orders: count,
  /** What was ordered, less what was refunded. */
  spent: fils,
  /** Of the last order; null without one. */
  lastOrderAt: moment.nullable(),
  region: z.string().nullable(),
})
export type ListedShopper = z.infer<typeof listedShopper>

const session = z.object({
  id: z.string(),
  /** `User-Agent` of the browser that signed in; empty when it gave none. */
  device: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
})

const note = z.object({ id: z.string(), at: moment, author: z.string(), text: z.string() })

/** Everything about one shopper but the orders, which `GET /api/staff/orders` lists. */
export const wholeShopper = listedShopper.extend({
  emailConfirmed: z.boolean(),
  phoneConfirmed: z.boolean(),
  /** When the personal data was erased; name, e-mail and phone are empty then. */
  erasedAt: moment.nullable(),
  /** Of what was read last in the shop. */
  language: z.enum(LANGUAGES),
  /** When the person asked to be erased; null while nobody has. */
  deletionAskedAt: moment.nullable(),
  /** When the shopper agreed to news by mail; null without a consent. */
  newsletterSince: moment.nullable(),
  /** Parcels refused at the door. */
  refused: count,
  /** Where parcels went, the last one first, at most ten. */
  addresses: z.array(z.object({ ...addressFields, orders: count, lastUsedAt: moment })),
  /** Where the account is signed in, the last used one first. */
  sessions: z.array(session),
  notes: z.array(note),
})
export type WholeShopper = z.infer<typeof wholeShopper>
