import type { Client } from '@little-dunes/domain/contract/client'
import { filsFromAed } from '@little-dunes/domain/money'
import {
  type DiscountableProduct,
  isDiscountable,
  normalisedCode,
} from '@little-dunes/domain/orders/discount-codes'
import type { AppliedDiscount } from '#checkout/checkout-draft'
import type { checkoutMessages } from '#checkout/checkout-messages'

/** Result of pressing Apply; only success returns a code (D-44). */
export interface DiscountCheck {
  applied: AppliedDiscount | null
  message: string
  /** A toast besides the message (MSG-12, MSG-16). */
  toast: string | null
}

/**
 * VAL-30 to VAL-34: empty, already used, unknown, success; messages of refusals come from the server. A code that
 * matches none of the `items` is not applied: it would be used up for nothing.
 */
export async function checkDiscountCode(
  call: Client,
  typed: string,
  items: readonly DiscountableProduct[],
  t: typeof checkoutMessages,
): Promise<DiscountCheck> {
  const code = normalisedCode(typed)
  if (code === '') return { applied: null, message: t.codeEmpty, toast: null }
  try {
    const answer = await call('POST /api/discount/check', { code })
    if (answer.success) {
      const only = {
        categories: answer.only?.categories ?? [],
        subCategories: answer.only?.subCategories ?? [],
        skus: answer.only?.skus ?? [],
        fullPriceOnly: answer.fullPriceOnly ?? false,
      }
      if (!items.some((item) => isDiscountable(only, item))) {
        const label = only.skus.length === 0 && answer.only?.label
        return { applied: null, message: label ? t.codeOnlyFor(label) : t.codeForOtherItems, toast: null }
      }
      return {
        applied: {
          code: answer.code,
          rate: answer.rate,
          amountOff: filsFromAed(answer.amountOff ?? 0),
          freeDelivery: answer.freeDelivery ?? false,
          ...only,
        },
        message: t.codeApplied,
        toast: t.codeAppliedToast,
      }
    }
    const toast = answer.code === 'code_unknown' ? t.codeUnknownToast : null
    return { applied: null, message: answer.message, toast }
  } catch (cause) {
    return { applied: null, message: (cause as Error).message, toast: null }
  }
}
