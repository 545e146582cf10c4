import type { DiscountTerms } from '@little-dunes/domain/orders/discount-codes'
import { quoteOrder } from '@little-dunes/domain/orders/totals'
import styles from '#discounts/code-ticket.module.css'
import { discountSummary, limitText, periodText } from '#discounts/code-words'
import { codesMessages as texts } from '#discounts/codes-messages'
import { inAed } from '#platform/format'
import type { SubCategory } from '#ui/sub-categories/use-sub-categories'

/** Goods of the example in fils, unless the code requires more. */
const EXAMPLE = 250_00
const NO_FEES = { deliveryFee: 0, freeDeliveryAbove: 0, expressFee: 0 }

/** Price of the goods with the discount, computed as at checkout. */
function formatExample({ rate, amountOff, freeDelivery, minimum }: DiscountTerms): string | null {
  if (freeDelivery) return null
  const price = Math.max(EXAMPLE, minimum)
  const product = { price, discount: 0, flashsale: false, flashDiscount: 0 }
  const extras = { amountOff, freeDelivery }
  const { discounted, amount } = quoteOrder([{ product, quantity: 1 }], NO_FEES, 'Normal', rate, extras)
  return texts.example(inAed(discounted), inAed(amount))
}

interface CodeTicketProps {
  code: string
  /** Null while the discount is missing. */
  terms: DiscountTerms | null
  subCategories: readonly SubCategory[]
  /** The only customer who may use the code; empty for everyone. */
  customer: string
  now: number
}

/** Preview of the code as customers see it. */
export const CodeTicket = ({ code, terms, subCategories, customer, now }: CodeTicketProps) => (
  <section className={styles.ticket} aria-label={texts.ticket}>
    <b>
      <bdi>{code || texts.code}</bdi>
    </b>
    {terms ? (
      <>
        <p>{discountSummary(terms, subCategories)}</p>
        <small>{periodText(terms, now)}</small>
        <small>{limitText(terms, customer)}</small>
        <small>{formatExample(terms)}</small>
      </>
    ) : (
      <p>{texts.nothingOff}</p>
    )}
  </section>
)
