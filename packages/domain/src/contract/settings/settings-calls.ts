import { z } from 'zod'
import { REGIONS } from '#accounts/address'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'
import { SHIPPING_METHODS } from '#orders/delivery'
import { CURRENCY_FORMATS } from '#settings/currency-formats'

const sizeChartRow = z.object({ size: z.string(), height: z.string(), weight: z.string(), age: z.string() })

const count = z.number()

/** Limits are above those of `delivery-estimate.ts`, so that the refusal can name the problem. */
export const deliveryPlan = z.object({
  cutOffHour: count,
  workingDays: z.array(count).max(20),
  holidays: z.array(text(40)).max(400),
  days: z.record(z.enum(REGIONS), z.record(z.enum(SHIPPING_METHODS), count)),
})

/** Public settings of the shop (D-67). Fees in AED. An empty text hides its element. */
const settings = z.object({
  shopName: z.string(),
  /** Address of the uploaded logo. Empty if the name replaces it, absent for `/logo.svg`. */
  logo: z.string().optional(),
  deliveryFee: z.number(),
  freeDeliveryAbove: z.number(),
  expressFee: z.number(),
  /** Only present if cash on delivery is not offered. */
  cashOff: z.literal(true).optional(),
  /** Fee for cash on delivery, absent if there is none. */
  cashFee: z.number().optional(),
  helpEmail: z.string(),
  supportEmail: z.string(),
  phone: z.string(),
  chatNumber: z.string(),
  social: z.object({ instagram: z.string(), facebook: z.string(), tiktok: z.string(), youtube: z.string() }),
  /** Heading of the weight column, as specified for the shop (PROD-27, D-16). */
  sizeChartWeightHeading: z.string(),
  sizeChart: z.array(sizeChartRow),
  /** Null if the shop shows no delivery times. */
  deliveryPlan: deliveryPlan.nullable(),
  /** Product pages only strike through prices that the price history proves. */
  strictWasPrices: z.boolean(),
  /** Days for returns after the delivery, and the price of a pick-up in AED. */
  returnDays: z.number().int(),
  pickupFee: z.number(),
  /** Customers can order without an account. */
  guestCheckout: z.boolean(),
  /** Format of amounts in the language of the reply (`write-amount.ts`). */
  currencyFormat: z.enum([...CURRENCY_FORMATS.en, ...CURRENCY_FORMATS.ar]),
  /** Analytics services that start after consent; only those that the shop has configured. */
  measuring: z.object({ google: z.string(), meta: z.string() }).partial().optional(),
  /** Access to the card provider. Null if card payment is not available (D-50). */
  payments: z
    .object({
      /** Null if cards are only accepted on the provider's page. */
      publishableKey: z.string().nullable(),
      /** Address of the provider's script if it is not the default: the local test provider's. */
      scriptUrl: z.string().nullable(),
      /** Pages must show 'Test payments' (D-50). */
      test: z.boolean(),
    })
    .nullable(),
})
export type WireSettings = z.infer<typeof settings>

export const settingsCalls = {
  'GET /api/settings': defineCall({
    caller: 'anyone',
    summary: 'Retrieve the settings that pages show',
    input: z.object({}),
    reply: z.object({ settings }),
  }),
}
