import { LONGEST_SKU, type ProductStatus } from '@little-dunes/domain/catalogue/product'
import { useFormFields } from '#products/product/form/form-context'
import {
  LocalizedTextField,
  MomentField,
  Percent,
  SelectField,
  Toggle,
} from '#products/product/form/form-fields.tsx'
import { productMessages as texts } from '#products/product/product-messages'
import styles from '#products/product/side-cards.module.css'
import { productsMessages as listTexts } from '#products/products-messages'
import { Card } from '#ui/card.tsx'

/** Lists of the shop that the product is in. */
export const PromotionsCard = () => (
  <Card title={texts.flags}>
    <div className={styles.column}>
      <Toggle field="flashsale" label={texts.flashsale} />
      <Percent field="flashDiscount" label={texts.flashDiscount} />
      <MomentField field="flashStartsAt" label={texts.startsAt} />
      <MomentField field="flashEndsAt" label={texts.endsAt} hint={texts.endHint} />
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
        {value('status') === 'scheduled' && (
          <MomentField field="publishAt" label={texts.publishAt} hint={texts.dubai} />
        )}
        <p className={styles.hint}>{texts.statusHints[value('status') as ProductStatus]}</p>
        <SelectField field="category" label={texts.category} options={listTexts.categories} />
        <LocalizedTextField field="sku" label={texts.sku} maxLength={LONGEST_SKU} />
      </div>
    </Card>
  )
}
