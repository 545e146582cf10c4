import type { ReturnLabel as Label } from '@little-dunes/domain/contract/documents/document-calls'
import { emirateName } from '@little-dunes/domain/messages/emirate-names'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { Barcode } from '#documents/barcode.tsx'
import { type BilingualLabel, paperLabels as labels } from '#documents/paper-labels'
import styles from '#documents/parcel-label.module.css'

const Both = ({ of }: { of: BilingualLabel }) => (
  <>
    {of.en} <bdi lang="ar">{of.ar}</bdi>
  </>
)

interface ReturnLabelProps {
  label: Label
  /** Recipient of the parcel. */
  seller: { name: string; address: string; phone: string }
}

/** Label of a return parcel for thermal printers; its barcode is the return number. */
export function ReturnLabel({ label, seller }: ReturnLabelProps) {
  const number = returnNumberText(label.number)
  const facts: [BilingualLabel, string][] = [
    [labels.returnNumber, number],
    [labels.order, orderNumberText(label.orderNumber)],
    [labels.items, String(label.items)],
  ]
  return (
    <article className={styles.label} lang="en" dir="ltr" aria-label={number}>
      <header className={styles.from}>
        <div>
          <small>
            <Both of={labels.from} />
          </small>
          <b dir="auto">{label.name}</b>
          <span dir="auto">{label.street}</span>
          <span dir="auto">
            {label.city}, {label.region} · {emirateName(label.region, 'ar')}
          </span>
          <span>
            <bdi dir="ltr">{label.phone}</bdi>
          </span>
        </div>
        <strong>
          {labels.return.en}
          <span lang="ar">{labels.return.ar}</span>
        </strong>
      </header>
      <section className={styles.to}>
        <small>
          <Both of={labels.to} />
        </small>
        <p className={styles.name} dir="auto">
          {seller.name}
        </p>
        <p dir="auto">{seller.address}</p>
        <p className={styles.phone}>
          <bdi dir="ltr">{seller.phone}</bdi>
        </p>
      </section>
      <section className={styles.code}>
        <Barcode text={number} className={styles.barcode} />
        <b>
          <bdi dir="ltr">{number}</bdi>
        </b>
      </section>
      <footer className={styles.foot}>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name.en}>
              <dt>
                <Both of={name} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </footer>
    </article>
  )
}
