import type { AddressField, Region } from '@little-dunes/domain/accounts/address'
import type { Fils } from '@little-dunes/domain/money'
import { amountDue } from '@little-dunes/domain/orders/credit/store-credit'
import type { CartItem } from '#cart/cart-contents'
import { TotalsList } from '#cart/totals-list.tsx'
import { checkoutMessages } from '#checkout/checkout-messages'
import { ItemPictures } from '#checkout/item-pictures.tsx'
import styles from '#checkout/payment/billing-summary.module.css'
import type { PaymentPageState } from '#checkout/payment-page-state'
import { formatMoney } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import panelStyles from '#ui/panel.module.css'

interface BillingSummaryProps {
  state: PaymentPageState
  items: readonly CartItem[]
  amount: Fils
  /** Cash fee, included in the amount. */
  cashFee: Fils
  /** Store credit used for it. */
  credit: Fils
}

/** PAY-10, PAY-11. */
const FACTS: readonly AddressField[] = ['fullname', 'street', 'city', 'region', 'zipcode', 'email', 'phone']

export function BillingSummary({ state, items, amount, cashFee, credit }: BillingSummaryProps) {
  const t = useMessages(checkoutMessages)
  const { region } = state.formData
  const fee = cashFee > 0 ? [{ label: t.cashFee, amount: formatMoney(cashFee) }] : []
  return (
    <aside className={panelStyles.panel} aria-labelledby="billing-summary">
      <h2 id="billing-summary">{t.billing}</h2>
      <ItemPictures items={items} />
      <dl className={styles.facts}>
        {FACTS.map((field) => (
          <div key={field}>
            <dt>{field === 'fullname' ? t.name : t.fields[field]}</dt>
            <dd dir={field === 'phone' ? 'ltr' : 'auto'}>
              {field === 'region' ? (t.regions[region as Region] ?? region) : state.formData[field]}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t.shippingMethod}</dt>
          <dd>{t.methods[state.shippingMethod]}</dd>
        </div>
      </dl>
      {credit === 0 ? (
        <TotalsList rows={fee} total={{ label: t.grandTotal, amount: formatMoney(amount) }} />
      ) : (
        <TotalsList
          rows={[
            ...fee,
            { label: t.grandTotal, amount: formatMoney(amount) },
            { label: t.storeCredit, amount: t.less(credit), look: 'cut' },
          ]}
          total={{ label: t.toPay, amount: formatMoney(amountDue({ amount, credit })) }}
        />
      )}
    </aside>
  )
}
