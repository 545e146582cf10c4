import { derivedPicture } from '@little-dunes/domain/catalogue/pictures'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { DocumentUnit, ParcelDocument } from '@little-dunes/domain/contract/documents/document-calls'
import { emirateName } from '@little-dunes/domain/messages/emirate-names'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { PATHS as SHOP_PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { Barcode } from '#documents/barcode.tsx'
import styles from '#documents/packing-slip.module.css'
import { type BilingualLabel, paperLabels as labels } from '#documents/paper-labels'
import { shopName } from '#platform/shop-name'
import { ShopLogo } from '#ui/brand/shop-logo.tsx'

export type Seller = ReplyOf<'GET /api/staff/orders/packing-slips'>['seller']

function Head({ of, ...cell }: { of: BilingualLabel; className?: string | undefined; colSpan?: number }) {
  return (
    <th scope="col" {...cell}>
      {of.en}
      {of.ar && <span lang="ar">{of.ar}</span>}
    </th>
  )
}

const Item = ({ item }: { item: DocumentUnit }) => (
  <tr>
    <td>
      <span className={styles.box} />
    </td>
    <td className={styles.picture}>
      {item.picture !== null && <img src={derivedPicture(item.picture, 160, 'webp')} alt="" />}
    </td>
    <td className={styles.name}>
      <b className={styles.title}>
        <bdi>{item.name}</bdi>
      </b>
      <span>
        <bdi>{item.colour}</bdi> · <bdi>{item.sku}</bdi>
      </span>
      {item.nameAr !== '' && (
        <span lang="ar" dir="rtl">
          {item.nameAr}
          {item.colourAr !== '' && ` · ${item.colourAr}`}
        </span>
      )}
    </td>
    <td className={styles.figure}>{item.size}</td>
    <td className={styles.figure}>{item.shelf ?? '–'}</td>
    <td className={clsx(styles.figure, item.quantity > 1 && styles.several)}>{item.quantity}</td>
  </tr>
)

const Both = ({ of }: { of: BilingualLabel }) => (
  <>
    <span>{of.en}</span>
    <span lang="ar" dir="rtl">
      {of.ar}
    </span>
  </>
)

/** Content of the box, to tick while packing. Without prices, because it may be a gift. */
export function PackingSlip({
  paper,
  seller,
  isSmall,
}: {
  paper: ParcelDocument
  seller: Seller
  isSmall: boolean
}) {
  const number = orderNumberText(paper.number)
  const returning = labels.returning(number, seller.returnDays, `${location.host}${SHOP_PATHS.orders}`)
  const packed = paper.packed && labels.packed(paper.packed.by, paper.packed.at)
  const items = paper.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article className={clsx(styles.slip, isSmall && styles.small)} lang="en" dir="ltr" aria-label={number}>
      <header className={styles.head}>
        <div>
          <ShopLogo className={styles.logo} alt={shopName('en')} />
          <p className={styles.customer}>
            <small>
              {labels.for.en} <span lang="ar">{labels.for.ar}</span>
            </small>
            <bdi>{paper.name}</bdi>
          </p>
        </div>
        <div className={styles.order}>
          <Barcode text={number} className={styles.barcode} />
          <b>{number}</b>
          <span className={styles.way}>
            <span>
              {paper.express && `${labels.express.en} · `}
              {paper.region}
            </span>
            <span lang="ar" dir="rtl">
              {paper.express && `${labels.express.ar} · `}
              {emirateName(paper.region, 'ar')}
            </span>
          </span>
        </div>
      </header>
      <table className={styles.items}>
        <thead>
          <tr>
            <Head of={labels.done} />
            <Head of={labels.item} colSpan={2} />
            <Head of={labels.size} className={styles.figure} />
            <Head of={labels.shelf} className={styles.figure} />
            <Head of={labels.count} className={styles.figure} />
          </tr>
        </thead>
        <tbody>
          {paper.items.map((item) => (
            <Item key={`${item.sku} ${item.size} ${item.colour}`} item={item} />
          ))}
        </tbody>
      </table>
      <p className={styles.sum}>
        <Both of={labels.inBox(items)} />
      </p>
      {paper.refunded.length > 0 && (
        <p className={styles.sum}>
          <Both of={labels.refunded(paper.refunded)} />
        </p>
      )}
      <footer className={styles.foot}>
        <p>
          <b className={styles.question}>{labels.wrongSize.en}</b>
          {returning.en}
        </p>
        <p lang="ar" dir="rtl">
          <b className={styles.question}>{labels.wrongSize.ar}</b>
          {returning.ar}
        </p>
        {packed && (
          <p className={styles.packed}>
            <Both of={packed} />
          </p>
        )}
        <p className={styles.seller}>
          {[seller.name, seller.address, seller.phone, seller.email].filter(Boolean).join(' · ')}
        </p>
      </footer>
    </article>
  )
}
