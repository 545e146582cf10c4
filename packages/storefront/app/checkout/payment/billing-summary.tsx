import type { AddressField, Region } from '@little-dunes/domain/accounts/address'
import type { Fils } from '@little-dunes/domain/money'
import { amountDue } from '@little-dunes/domain/orders/credit/store-credit'
import type { Quote } from '@little-dunes/domain/orders/totals'
import { PATHS } from '@little-dunes/domain/paths'
import type { CartItem } from '#cart/cart-contents'
import { TotalsList } from '#cart/totals-list.tsx'
import type { AppliedDiscount } from '#checkout/checkout-draft'
import layoutStyles from '#checkout/checkout-layout.module.css'
import { checkoutMessages } from '#checkout/checkout-messages'
import styles from '#checkout/payment/billing-summary.module.css'
import type { PaymentPageState } from '#checkout/payment-page-state'
import { OrderItems } from '#checkout/summary/order-items.tsx'
import { orderTotalsRows } from '#checkout/summary/order-totals-rows'
import { formatMoney } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

interface BillingSummaryProps {
  state: PaymentPageState
  items: readonly CartItem[]
  amount: Fils
  /** Parts of the amount, if known. */
  parts: { quote: Quote; discount: AppliedDiscount | null } | null
  /** Cash fee, included in the amount. */
  cashFee: Fils
  /** Store credit used for it. */
  credit: Fils
}

/** PAY-10, PAY-11. */
const FACTS: readonly AddressField[] = ['fullname', 'street', 'city', 'region', 'zipcode', 'email', 'phone']

export function BillingSummary({ state, items, amount, parts, cashFee, credit }: BillingSummaryProps) {
  const t = useMessages(checkoutMessages)
  const { region } = state.formData
  const rows = [
    ...(parts ? orderTotalsRows(parts.quote, parts.discount, t) : []),
    ...(cashFee > 0 ? [{ label: t.cashFee, amount: formatMoney(cashFee) }] : []),
  ]
  const total = { label: t.grandTotal, amount: formatMoney(amount) }
  const used = { label: t.storeCredit, amount: t.less(credit), look: 'cut' } as const
  return (
    <aside className={layoutStyles.panel} aria-labelledby="billing-summary">
      <h2 id="billing-summary">{t.billing}</h2>
      <OrderItems items={items} className={layoutStyles.folded} />
      {credit === 0 ? (
        <TotalsList rows={rows} total={total} />
      ) : (
        <TotalsList
          rows={[...rows, total, used]}
          total={{ label: t.toPay, amount: formatMoney(amountDue({ amount, credit })) }}
        />
      )}
      <div className={styles.head}>
        <h3>{t.deliveringTo}</h3>
        <Link to={PATHS.checkout} className={textStyles.link}>
          {t.change}
        </Link>
      </div>
      <dl className={styles.facts}>
        {FACTS.map((field) => (
          <div key={field}>
            <dt>{field === 'fullname' ? t.name : t.fields[field]}</dt>
            <dd>
              <bdi dir={field === 'phone' ? 'ltr' : undefined}>
                {field === 'region' ? (t.regions[region as Region] ?? region) : state.formData[field]}
              </bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t.shippingMethod}</dt>
          <dd>{t.methods[state.shippingMethod]}</dd>
        </div>
      </dl>
    </aside>
  )
}
