import { z } from 'zod'
import { addressFields } from '../order-fields.ts'

const fils = z.number().int()
const count = z.number().int()
const moment = z.number().int()

/** Lists of shoppers: `returning` with two orders or more, `refused` with a parcel that was refused at the door. */
export const SHOPPER_VIEWS = ['all', 'returning', 'refused'] as const
export type ShopperView = (typeof SHOPPER_VIEWS)[number]

/** A shopper in a list; amounts in fils, times in epoch milliseconds. Cancelled and unpaid card orders are not counted. */
export const listedShopper = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
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

/** What the shop holds of one person, to be handed over; amounts in AED, times in ISO 8601. */
export const personalData = z.object({
  exportedAt: z.string(),
  account: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    emailConfirmedAt: z.string().nullable(),
    phoneConfirmedAt: z.string().nullable(),
    createdAt: z.string(),
  }),
  newsletter: z
    .object({ language: z.string(), consentedAt: z.string(), endedAt: z.string().nullable() })
    .nullable(),
  sessions: z.array(z.object({ device: z.string(), createdAt: z.string(), lastUsedAt: z.string() })),
  orders: z.array(
    z.object({
      number: z.string(),
      placedAt: z.string(),
      status: z.string(),
      paymentMethod: z.string(),
      language: z.string(),
      address: z.object(addressFields),
      items: z.array(
        z.object({
          name: z.string(),
          colour: z.string(),
          size: z.string(),
          quantity: count,
          paid: z.number(),
        }),
      ),
      discountCode: z.string().nullable(),
      amount: z.number(),
      refunds: z.array(z.object({ at: z.string(), amount: z.number(), reason: z.string().nullable() })),
      documents: z.array(z.string()),
      notes: z.array(z.object({ at: z.string(), text: z.string() })),
    }),
  ),
  cart: z.array(z.object({ name: z.string(), colour: z.string(), size: z.string(), quantity: count })),
  wishlist: z.array(z.object({ name: z.string(), size: z.string() })),
  emails: z.array(z.object({ kind: z.string(), createdAt: z.string(), sentAt: z.string().nullable() })),
  /** What the person wrote on the contact page with this e-mail. */
  messages: z.array(z.object({ at: z.string(), text: z.string() })),
  notes: z.array(z.object({ at: z.string(), text: z.string() })),
})
export type PersonalDataExport = z.infer<typeof personalData>
