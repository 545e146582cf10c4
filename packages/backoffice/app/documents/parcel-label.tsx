import type { ParcelDocument } from '@little-dunes/domain/contract/documents/document-calls'
import { emirateName } from '@little-dunes/domain/messages/emirate-names'
import { formatAmount } from '@little-dunes/domain/money'
import { EMIRATE_CODES } from '@little-dunes/domain/orders/e-invoice'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { Barcode } from '#documents/barcode.tsx'
import type { Seller } from '#documents/packing-slip.tsx'
import { paperLabels as labels } from '#documents/paper-labels'
import styles from '#documents/parcel-label.module.css'
import { ShopMark } from '#ui/brand/shop-logo.tsx'

/** Emirate code that couriers sort by; empty for free text of older addresses. */
const findCode = (region: string): string =>
  Object.entries(EMIRATE_CODES).find(([emirate]) => emirate === region)?.[1] ?? ''

/** Parcel label for thermal printers, in black only. Without a tracking number the barcode is the order number. */
export function ParcelLabel({ paper, seller }: { paper: ParcelDocument; seller: Seller }) {
  const number = orderNumberText(paper.number)
  const code = paper.trackingNumber ?? number
  const items = paper.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article className={styles.label} lang="en" dir="ltr" aria-label={number}>
      <header className={styles.from}>
        <ShopMark className={styles.mark} />
        <div>
          <b>{seller.name}</b>
          <span>{seller.address}</span>
        </div>
        {paper.express && (
          <strong>
            {labels.express.en}
            <span lang="ar">{labels.express.ar}</span>
          </strong>
        )}
      </header>
      <section className={styles.to}>
        <small>
          {labels.to.en} <span lang="ar">{labels.to.ar}</span>
        </small>
        <p className={styles.name} dir="auto">
          {paper.name}
        </p>
        <p dir="auto">{paper.street}</p>
        <p dir="auto">{paper.city}</p>
        <p className={styles.phone}>
          <bdi dir="ltr">{paper.phone}</bdi>
        </p>
      </section>
      <section className={styles.emirate}>
        <b>{paper.region}</b>
        <b lang="ar" dir="rtl">
          {emirateName(paper.region, 'ar')}
        </b>
        <b className={styles.place}>{findCode(paper.region)}</b>
      </section>
      <section className={styles.code}>
        <Barcode text={code} className={styles.barcode} />
        <b>
          <bdi dir="ltr">{code}</bdi>
        </b>
      </section>
      <footer className={styles.foot}>
        <dl>
          {paper.carrier && (
            <div>
              <dt>
                {labels.carrier.en} <span lang="ar">{labels.carrier.ar}</span>
              </dt>
              <dd>
                <bdi>{paper.carrier.name}</bdi> <bdi lang="ar">{paper.carrier.nameAr}</bdi>
              </dd>
            </div>
          )}
          <div>
            <dt>
              {labels.order.en} <span lang="ar">{labels.order.ar}</span>
            </dt>
            <dd>{number}</dd>
          </div>
          <div>
            <dt>
              {labels.items.en} <span lang="ar">{labels.items.ar}</span>
            </dt>
            <dd>{items}</dd>
          </div>
          <div>
            <dt>
              {labels.parcel.en} <span lang="ar">{labels.parcel.ar}</span>
            </dt>
            <dd>1 / 1</dd>
          </div>
        </dl>
        <div className={styles.collect}>
          <span>{labels.collect.en}</span>
          <span lang="ar" dir="rtl">
            {labels.collect.ar}
          </span>
          <p>
            <b>AED {formatAmount(paper.collect)}</b>
            {paper.collect === 0 && (
              <b>
                {labels.paid.en} <span lang="ar">{labels.paid.ar}</span>
              </b>
            )}
          </p>
        </div>
      </footer>
      <p className={styles.note}>
        <span>{labels.returnToSender.en}</span>
        <span lang="ar" dir="rtl">
          {labels.returnToSender.ar}
        </span>
      </p>
    </article>
  )
}
