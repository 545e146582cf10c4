import { displayedPrice } from '@little-dunes/domain/catalogue/pricing'
import { spanState } from '@little-dunes/domain/catalogue/sales/sale-terms'
import type { WholeProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { formatDateTime, inAed } from '#platform/format'
import { type ProductForm, useFormFields } from '#products/product/form/form-context'
import { Amount, MomentField, Percent } from '#products/product/form/form-fields.tsx'
import { productMessages as texts } from '#products/product/product-messages'
import styles from '#products/product/side-cards.module.css'
import { Card } from '#ui/card.tsx'

const numberOr0 = (value: unknown): number => (typeof value === 'number' ? value : 0)
const momentOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The span of two fields of the draft, and where it stands now. */
function draftSpan({ value }: ProductForm, name: 'sale' | 'flash') {
  const span = {
    startsAt: momentOrNull(value(`${name}StartsAt`)),
    endsAt: momentOrNull(value(`${name}EndsAt`)),
  }
  return { ...span, state: spanState(span, Date.now()) }
}

/** What the draft would cost at a percent off. */
const priceAt = (price: number, discount: number): string =>
  inAed(displayedPrice({ price, discount, flashsale: false, flashDiscount: 0 }))

function SaleNote({ form }: { form: ProductForm }) {
  const percent = numberOr0(form.value('saleDiscount'))
  const { startsAt, endsAt, state } = draftSpan(form, 'sale')
  if (percent === 0 && startsAt === null && endsAt === null)
    return <p className={styles.hint}>{texts.noSale}</p>
  const reduced = priceAt(numberOr0(form.value('price')), percent)
  return (
    <p className={styles.hint}>
      {state === 'planned' && startsAt !== null && texts.salePlanned(formatDateTime(startsAt), reduced)}
      {state === 'live' && texts.saleLive(endsAt === null ? null : formatDateTime(endsAt), reduced)}
      {state === 'ended' && texts.saleEnded}
    </p>
  )
}

/** Price, discount and sale, what the shop makes of them, and what the price was compared with. */
export function PriceCard({ product }: { product: WholeProduct }) {
  const form = useFormFields()
  const { value, isEdited } = form
  const price = numberOr0(value('price'))
  const ownSale = draftSpan(form, 'sale').state === 'live' ? numberOr0(value('saleDiscount')) : 0
  // A sale of many products may count as well; the own one is not in the way of it.
  const otherSale = ['saleDiscount', 'saleStartsAt', 'saleEndsAt'].some(isEdited) ? 0 : product.appliedSale
  const shown = displayedPrice({
    price,
    discount: Math.max(numberOr0(value('discount')), ownSale, otherSale),
    flashsale: value('flashsale') === true && draftSpan(form, 'flash').state === 'live',
    flashDiscount: numberOr0(value('flashDiscount')),
  })
  return (
    <Card title={texts.priceTitle}>
      <div className={styles.column}>
        <div className={styles.pair}>
          <Amount field="price" label={texts.price} />
          <Percent field="discount" label={texts.discount} />
        </div>
        {price > 0 && <p className={styles.hint}>{texts.shopShows(inAed(shown))}</p>}
        {product.lowestPrice !== null && (
          <p className={styles.hint}>
            {texts.lowestPrice(inAed(product.lowestPrice))}
            {shown < price && product.lowestPrice < price && ` ${texts.wasAbove(inAed(price))}`}
          </p>
        )}
        <h3 className={styles.subtitle}>{texts.sale}</h3>
        <Percent field="saleDiscount" label={texts.saleDiscount} />
        <MomentField field="saleStartsAt" label={texts.startsAt} hint={texts.dubai} />
        <MomentField field="saleEndsAt" label={texts.endsAt} hint={texts.endHint} />
        <SaleNote form={form} />
      </div>
    </Card>
  )
}
