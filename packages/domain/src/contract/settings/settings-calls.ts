import { z } from 'zod'
import { REGIONS } from '#accounts/address'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'
import { SHIPPING_METHODS } from '#orders/delivery'
import { CURRENCY_WRITINGS } from '#settings/currency-writings'

const sizeChartRow = z.object({ size: z.string(), height: z.string(), weight: z.string(), age: z.string() })

const count = z.number()

/** When orders arrive (domain `delivery-estimate.ts`), longer than it may be, so that the answer says what is wrong. */
export const deliveryPlan = z.object({
  cutOffHour: count,
  workingDays: z.array(count).max(20),
  holidays: z.array(text(40)).max(400),
  days: z.record(z.enum(REGIONS), z.record(z.enum(SHIPPING_METHODS), count)),
})

/** Shop settings that pages show (D-67); fees in AED. An empty text hides what it would show. */
const settings = z.object({
  shopName: z.string(),
  /** Address of the uploaded logo; empty where the name takes its place, absent for `/logo.svg`. */
  logo: z.string().optional(),
  deliveryFee: z.number(),
  freeDeliveryAbove: z.number(),
  expressFee: z.number(),
  /** Only where cash on delivery is not offered. */
  cashOff: z.literal(true).optional(),
  /** What cash on delivery costs on top; absent where it costs nothing. */
  cashFee: z.number().optional(),
  helpEmail: z.string(),
  supportEmail: z.string(),
  phone: z.string(),
  chatNumber: z.string(),
  social: z.object({ instagram: z.string(), facebook: z.string(), tiktok: z.string(), youtube: z.string() }),
  /** Heading of the weight column, as the shop was asked for it (PROD-27, D-16). */
  sizeChartWeightHeading: z.string(),
  sizeChart: z.array(sizeChartRow),
  /** When orders arrive; null where the shop does not say. */
  deliveryPlan: deliveryPlan.nullable(),
  /** Whether product pages strike through only what the price history proves. */
  strictWasPrices: z.boolean(),
  /** Days after the delivery in which goods may come back, and what the pick-up costs in AED. */
  returnDays: z.number().int(),
  pickupFee: z.number(),
  /** Whether whoever has no account may order. */
  guestCheckout: z.boolean(),
  /** How amounts are written in the language of the answer (`write-amount.ts`). */
  currencyWriting: z.enum([...CURRENCY_WRITINGS.en, ...CURRENCY_WRITINGS.ar]),
  /** Who measures, once a visitor agrees; only those that the shop has set. */
  measuring: z.object({ google: z.string(), meta: z.string() }).partial().optional(),
  /** How a browser reaches the card provider; null while card payment is not available (D-50). */
  payments: z
    .object({
      /** Null where cards are taken on a page of the provider alone. */
      publishableKey: z.string().nullable(),
      /** The provider's script when it is not its own address: the stand-in's. */
      scriptUrl: z.string().nullable(),
      /** Whether pages have to say 'Test payments' (D-50). */
      test: z.boolean(),
    })
    .nullable(),
})
export type WireSettings = z.infer<typeof settings>

export const settingsCalls = {
  'GET /api/settings': defineCall({
    caller: 'anyone',
    summary: 'Settings of the shop that pages show',
    input: z.object({}),
    reply: z.object({ settings }),
  }),
}
