import { z } from 'zod'
import { addressFields } from '#contract/orders/staff/order-fields'

const count = z.number().int()
/** Base64-encoded WebP. */
const pictures = z.array(z.string())

/** Export of one customer's personal data. Amounts in AED, times in ISO 8601. */
export const personalData = z.object({
  exportedAt: z.string(),
  account: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    emailConfirmedAt: z.string().nullable(),
    phoneConfirmedAt: z.string().nullable(),
    createdAt: z.string(),
    language: z.string(),
    deletionAskedAt: z.string().nullable(),
  }),
  newsletter: z
    .object({ language: z.string(), consentedAt: z.string(), endedAt: z.string().nullable() })
    .nullable(),
  passkeys: z.array(z.object({ name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() })),
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
      /** Part of the amount paid with store credit. */
      credit: z.number(),
      refunds: z.array(z.object({ at: z.string(), amount: z.number(), reason: z.string().nullable() })),
      documents: z.array(z.string()),
      /** Devices that get notifications about the order, by push service. */
      devices: z.array(z.object({ since: z.string(), service: z.string() })),
      notes: z.array(z.object({ at: z.string(), text: z.string() })),
    }),
  ),
  /** Store credit in AED, oldest entry first. */
  credit: z.array(
    z.object({ at: z.string(), reason: z.string(), amount: z.number(), note: z.string().nullable() }),
  ),
  addresses: z.array(
    z.object({
      label: z.string(),
      fullname: z.string(),
      phone: z.string(),
      region: z.string(),
      area: z.string(),
      street: z.string(),
      building: z.string(),
      landmark: z.string(),
    }),
  ),
  company: z.object({ name: z.string(), trn: z.string() }).nullable(),
  children: z.array(z.object({ name: z.string(), size: z.string() })),
  returns: z.array(
    z.object({ number: z.string(), status: z.string(), at: z.string(), words: z.string(), photos: pictures }),
  ),
  cart: z.array(z.object({ name: z.string(), colour: z.string(), size: z.string(), quantity: count })),
  wishlist: z.array(z.object({ name: z.string(), size: z.string() })),
  reviews: z.array(
    z.object({
      product: z.string(),
      at: z.string(),
      stars: count,
      fit: z.string().nullable(),
      childSize: z.string(),
      text: z.string(),
      name: z.string(),
      answer: z.string(),
      photos: pictures,
    }),
  ),
  /** `answer` is empty until the shop answers. */
  questions: z.array(
    z.object({
      product: z.string(),
      at: z.string(),
      question: z.string(),
      name: z.string(),
      answer: z.string(),
    }),
  ),
  /** Sold-out sizes about which the person asked for an email. */
  stockNotices: z.array(z.object({ name: z.string(), size: z.string(), at: z.string() })),
  emails: z.array(z.object({ kind: z.string(), createdAt: z.string(), sentAt: z.string().nullable() })),
  /** Messages sent from the contact page with this email. */
  messages: z.array(z.object({ at: z.string(), text: z.string() })),
  notes: z.array(z.object({ at: z.string(), text: z.string() })),
})
export type PersonalDataExport = z.infer<typeof personalData>
