import { appliedDiscount, displayedPrice } from '@little-dunes/domain/catalogue/pricing'
import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { includedTax, subtractPercent } from '@little-dunes/domain/money'
import { formatDateTime, inAed } from '#platform/format'
import { draftPricing, draftSpan, numberOr0 } from '#products/product/form/draft-price'
import { type ProductForm, useFormFields } from '#products/product/form/form-context'
import { Amount, MomentField, Percent } from '#products/product/form/form-fields.tsx'
import { productMessages as texts } from '#products/product/product-messages'
import styles from '#products/product/side-cards.module.css'
import { Card } from '#ui/card.tsx'

const priceAt = (price: number, discount: number): string =>
  inAed(displayedPrice({ price, discount, flashsale: false, flashDiscount: 0 }))

function SaleNote({ form }: { form: ProductForm }) {
  const percent = numberOr0(form.value('saleDiscount'))
  const { startsAt, endsAt, state } = draftSpan(form, 'sale', Date.now())
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

export function PriceCard({ product, vatRate }: { product: WholeProduct; vatRate: number }) {
  const form = useFormFields()
  const pricing = draftPricing(product, form, Date.now())
  const { price } = pricing
  const shown = displayedPrice(pricing)
  const paid = subtractPercent(price, appliedDiscount(pricing))
  return (
    <Card title={texts.priceTitle}>
      <div className={styles.column}>
        <div className={styles.pair}>
          <Amount field="price" label={texts.price} />
          <Percent field="discount" label={texts.discount} />
        </div>
        {price > 0 && (
          <p className={styles.hint}>
            <b>{texts.shopShows(inAed(shown))}</b>{' '}
            {texts.cartTakes(inAed(paid), inAed(includedTax(paid, vatRate)))}
          </p>
        )}
        {product.lowestPrice !== null && (
          <p className={styles.hint}>
            {texts.lowestPrice(inAed(product.lowestPrice))}
            {shown < price && product.lowestPrice < price && ` ${texts.wasAbove(inAed(price))}`}
          </p>
        )}
        <h3 className={styles.subtitle}>{texts.sale}</h3>
        <Percent field="saleDiscount" label={texts.saleDiscount} />
        <MomentField field="saleStartsAt" label={texts.startsAt} hint={texts.dubai} empty="now" />
        <MomentField field="saleEndsAt" label={texts.endsAt} empty="noEnd" />
        <SaleNote form={form} />
      </div>
    </Card>
  )
}
