import { z } from 'zod'
import { addressFields } from '#contract/orders/staff/order-fields'
import { LANGUAGES } from '#i18n/languages'

const fils = z.number().int()
const count = z.number().int()
const moment = z.number().int()

/** Amounts in fils, times in epoch milliseconds. Cancelled orders and unpaid card orders do not count. */
export const listedCustomer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Ordered without an account. */
  guest: z.boolean(),
  createdAt: moment,
  orders: count,
  /** Total of the orders, less refunds. */
  spent: fils,
  /** Null without an order. */
  lastOrderAt: moment.nullable(),
  region: z.string().nullable(),
})
export type ListedCustomer = z.infer<typeof listedCustomer>

const session = z.object({
  id: z.string(),
  /** `User-Agent` of the browser at sign-in, empty if it sent none. */
  device: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
})

const note = z.object({ id: z.string(), at: moment, author: z.string(), text: z.string() })

/** One customer, without the orders, which `GET /api/staff/orders` lists. */
export const wholeCustomer = listedCustomer.extend({
  emailConfirmed: z.boolean(),
  phoneConfirmed: z.boolean(),
  /** Null unless the personal data was erased; name, email and phone are empty then. */
  erasedAt: moment.nullable(),
  /** Language of the last visit. */
  language: z.enum(LANGUAGES),
  /** Time of the request to be erased, null without one. */
  deletionAskedAt: moment.nullable(),
  /** Time of the consent to news by email, null without one. */
  newsletterSince: moment.nullable(),
  /** Number of parcels refused at the door. */
  refused: count,
  /** Delivery addresses, last used first, at most ten. */
  addresses: z.array(z.object({ ...addressFields, orders: count, lastUsedAt: moment })),
  /** Last used first. */
  sessions: z.array(session),
  notes: z.array(note),
})
export type WholeCustomer = z.infer<typeof wholeCustomer>
