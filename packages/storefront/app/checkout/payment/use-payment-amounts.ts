import type { Region } from '@little-dunes/domain/accounts/address'
import type { DeliveryFees } from '@little-dunes/domain/extensions/delivery-price'
import { paymentFee } from '@little-dunes/domain/extensions/payment-fee'
import { filsFromAed } from '@little-dunes/domain/money'
import { amountDue, usableCredit } from '@little-dunes/domain/orders/credit/store-credit'
import type { ChosenPaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import { useEffect, useState } from 'react'
import type { CartContents } from '#cart/cart-contents'
import type { AppliedDiscount } from '#checkout/checkout-draft'
import { useCashTerms } from '#checkout/payment/use-cash-terms'
import { useCreditBalance } from '#checkout/payment/use-credit-balance'
import type { usePayment } from '#checkout/payment/use-payment'
import type { PaymentPageState } from '#checkout/payment-page-state'
import { quoteCheckout } from '#checkout/quote-checkout'
import { useCheckoutDraft } from '#checkout/use-checkout-draft'
import { useRootData } from '#platform/root-data'

/** The code from checkout. Only the draft knows its reductions besides the fraction, and the items that it covers. */
function findDiscount(
  { discountCode: code, discountValue: rate }: PaymentPageState,
  draft: AppliedDiscount | null,
): AppliedDiscount | null {
  if (code === null) return null
  return draft?.code === code
    ? draft
    : {
        code,
        rate,
        amountOff: 0,
        freeDelivery: false,
        categories: [],
        subCategories: [],
        skus: [],
        fullPriceOnly: false,
      }
}

interface Choices {
  state: PaymentPageState
  contents: CartContents
  fees: DeliveryFees
  method: ChosenPaymentMethod
}

/** The amounts of an order in fils, with store credit and the cash fee. */
export function usePaymentAmounts(
  { state, contents, fees, method }: Choices,
  { refusal, newTotal }: Pick<ReturnType<typeof usePayment>, 'refusal' | 'newTotal'>,
) {
  // Placing an order clears the draft's code, but not on a page that shows it.
  const [{ applied }] = useCheckoutDraft()
  const feeSetting = filsFromAed(useRootData()?.settings.cashFee ?? 0)
  const feeOfCash = paymentFee('cod', feeSetting)
  const discount = findDiscount(state, applied)
  const quote = quoteCheckout(contents, fees, {
    shippingMethod: state.shippingMethod,
    applied: discount,
    cashFee: paymentFee(method, feeSetting),
  })
  const withoutCash = (newTotal ?? quote.amount) - quote.cashFee
  const [isUsed, setUsed] = useState(false)
  const { balance, reload } = useCreditBalance()
  const usable = usableCredit(balance, withoutCash)
  const credit = isUsed ? usable : 0
  const isPaidByCredit = credit > 0 && credit === withoutCash
  const cashFee = isPaidByCredit ? 0 : quote.cashFee
  const amount = withoutCash + cashFee
  const cashTerms = useCashTerms(withoutCash + feeOfCash - credit, state.formData.region as Region)
  // Another tab may have spent it.
  useEffect(() => {
    if (refusal?.code === 'credit_too_small') reload()
  }, [refusal, reload])
  return {
    amount,
    /** The parts of `amount`; null when only the shop knows them. */
    parts: newTotal === null ? { quote, discount } : null,
    due: amountDue({ amount, credit }),
    /** The fee if the customer paid in cash. */
    feeOfCash,
    /** The fee in `amount`. */
    cashFee,
    cashTerms,
    creditChoice: { balance, credit: usable, isUsed, onChange: setUsed },
    /** The part of `amount` that store credit pays. */
    credit,
    isPaidByCredit,
  }
}
