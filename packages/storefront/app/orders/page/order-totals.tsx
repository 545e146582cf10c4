import type { WireOrderPage } from '@little-dunes/domain/contract/orders/order-page-calls'
import { filsFromAed } from '@little-dunes/domain/money'
import { TotalsList, type TotalsRow } from '#cart/totals-list.tsx'
import styles from '#orders/page/order-page.module.css'
import { type OrderPageTexts, orderPageMessages } from '#orders/page/order-page-messages'
import { formatMoney } from '#platform/amounts'
import { useMessages } from '#platform/messages'

const aed = (amount: number): string => formatMoney(filsFromAed(amount))

/** The amounts of an order as shown at checkout (CHK-14 to CHK-19). */
function buildRows({ order, totals }: WireOrderPage, t: OrderPageTexts): TotalsRow[] {
  const { subtotal, discounted, coupon, delivery, express, cashFee } = totals
  const { discountCode: code, discountValue: rate } = order
  const isFree = delivery === 0
  return [
    { label: t.subtotal, amount: aed(subtotal) },
    { label: t.discounted, amount: aed(discounted) },
    ...(code && (rate > 0 || coupon > 0)
      ? [{ label: t.coupon(code, rate), amount: t.less(filsFromAed(coupon)), look: 'cut' } as const]
      : []),
    { label: t.shipping, amount: isFree ? t.free : aed(delivery), look: isFree ? 'free' : undefined },
    { label: t.express, amount: aed(express) },
    ...(cashFee > 0 ? [{ label: t.cashFee, amount: aed(cashFee) }] : []),
  ]
}

export function OrderTotals({ page }: { page: WireOrderPage }) {
  const t = useMessages(orderPageMessages)
  const { amount, vat, vatRate, refunded, refundedCredit } = page.totals
  const credit = filsFromAed(page.order.credit ?? 0)
  return (
    <section className={styles.totals} aria-labelledby="totals">
      <h2 id="totals">{t.totals}</h2>
      <TotalsList rows={buildRows(page, t)} total={{ label: t.grandTotal, amount: aed(amount) }} />
      <p className={styles.vat}>{t.vatInside(filsFromAed(vat), vatRate)}</p>
      {credit > 0 && (
        <TotalsList
          rows={[{ label: t.storeCredit, amount: t.less(credit), look: 'cut' }]}
          total={{
            label: t.rest[page.order.paymentMethod],
            amount: formatMoney(filsFromAed(amount) - credit),
          }}
        />
      )}
      {refunded > 0 && (
        <p className={styles.refunded}>
          <span>{t.refunded}</span> <bdi>{t.less(filsFromAed(refunded))}</bdi>
        </p>
      )}
      {refundedCredit > 0 && <p className={styles.vat}>{t.toCredit(filsFromAed(refundedCredit))}</p>}
    </section>
  )
}
