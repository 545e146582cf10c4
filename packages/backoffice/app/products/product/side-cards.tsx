import { displayedPrice } from '@little-dunes/domain/catalogue/pricing'
import type { ProductStatus } from '@little-dunes/domain/catalogue/product'
import { inAed } from '#platform/format'
import { textsOf } from '#platform/messages'
import { useFormFields } from '#products/product/form/form-context'
import {
  Amount,
  LocalizedTextField,
  Percent,
  SelectField,
  Toggle,
} from '#products/product/form/form-fields.tsx'
import { productMessages } from '#products/product/product-messages'
import styles from '#products/product/side-cards.module.css'
import { productsMessages } from '#products/products-messages'
import { Card } from '#ui/card.tsx'

const texts = textsOf(productMessages)
const listTexts = textsOf(productsMessages)

const numberOr0 = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Price and discount, and what the shop makes of them. */
export function PriceCard() {
  const { value } = useFormFields()
  const price = numberOr0(value('price'))
  const shown = displayedPrice({
    price,
    discount: numberOr0(value('discount')),
    flashsale: value('flashsale') === true,
    flashDiscount: numberOr0(value('flashDiscount')),
  })
  return (
    <Card title={texts.priceTitle}>
      <div className={styles.pair}>
        <Amount field="price" label={texts.price} />
        <Percent field="discount" label={texts.discount} />
      </div>
      {price > 0 && <p className={styles.hint}>{texts.shopShows(inAed(shown))}</p>}
    </Card>
  )
}

/** Lists of the shop that the product is in. */
export const PromotionsCard = () => (
  <Card title={texts.flags}>
    <div className={styles.column}>
      <Toggle field="flashsale" label={texts.flashsale} />
      <Percent field="flashDiscount" label={texts.flashDiscount} />
      <Toggle field="bestseller" label={texts.bestseller} />
      <Toggle field="bestofkids" label={texts.bestofkids} />
    </div>
  </Card>
)

/** Whether the product is in the shop, and where. */
export function OrganizationCard() {
  const { value } = useFormFields()
  return (
    <Card title={texts.place}>
      <div className={styles.column}>
        <SelectField field="status" label={texts.status} options={listTexts.statuses} />
        <p className={styles.hint}>{texts.statusHints[value('status') as ProductStatus]}</p>
        <SelectField field="category" label={texts.category} options={listTexts.categories} />
        <LocalizedTextField field="sku" label={texts.sku} maxLength={64} />
      </div>
    </Card>
  )
}
