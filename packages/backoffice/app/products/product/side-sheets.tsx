import { displayedPrice } from '@little-dunes/domain/catalogue/pricing'
import type { ProductStatus } from '@little-dunes/domain/catalogue/product'
import { inAed } from '#platform/format'
import { textsOf } from '#platform/messages'
import { useFormFields } from '#products/product/form/form-context'
import { Amount, Choice, Percent, Toggle, Words } from '#products/product/form/form-fields.tsx'
import { productMessages } from '#products/product/product-messages'
import styles from '#products/product/side-sheets.module.css'
import { productsMessages } from '#products/products-messages'
import { Sheet } from '#ui/sheet.tsx'

const texts = textsOf(productMessages)
const listTexts = textsOf(productsMessages)

const numberOr0 = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Price and discount, and what the shop makes of them. */
export function PriceSheet() {
  const { value } = useFormFields()
  const price = numberOr0(value('price'))
  const shown = displayedPrice({
    price,
    discount: numberOr0(value('discount')),
    flashsale: value('flashsale') === true,
    flashDiscount: numberOr0(value('flashDiscount')),
  })
  return (
    <Sheet title={texts.priceTitle}>
      <div className={styles.pair}>
        <Amount field="price" label={texts.price} />
        <Percent field="discount" label={texts.discount} />
      </div>
      {price > 0 && <p className={styles.hint}>{texts.shopShows(inAed(shown))}</p>}
    </Sheet>
  )
}

/** Lists of the shop that the product is in. */
export const FlagsSheet = () => (
  <Sheet title={texts.flags}>
    <div className={styles.column}>
      <Toggle field="flashsale" label={texts.flashsale} />
      <Percent field="flashDiscount" label={texts.flashDiscount} />
      <Toggle field="bestseller" label={texts.bestseller} />
      <Toggle field="bestofkids" label={texts.bestofkids} />
    </div>
  </Sheet>
)

/** Whether the product is in the shop, and where. */
export function PlaceSheet() {
  const { value } = useFormFields()
  return (
    <Sheet title={texts.place}>
      <div className={styles.column}>
        <Choice field="status" label={texts.status} options={listTexts.statuses} />
        <p className={styles.hint}>{texts.statusHints[value('status') as ProductStatus]}</p>
        <Choice field="category" label={texts.category} options={listTexts.categories} />
        <Words field="sku" label={texts.sku} maxLength={64} />
      </div>
    </Sheet>
  )
}
