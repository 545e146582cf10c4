import type { WholeProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { textsOf } from '#platform/messages'
import { LocalizedTextField, OptionalAmountField } from '#products/product/form/form-fields.tsx'
import { productMessages } from '#products/product/product-messages'
import styles from '#products/product/sizes-card.module.css'
import { Card } from '#ui/card.tsx'

const texts = textsOf(productMessages)

/** Number, barcode, shelf and own price of each size; closed until somebody wants them. */
export const SizesCard = ({ product: { colours } }: { product: WholeProduct }) => (
  <Card>
    <details className={styles.sizes}>
      <summary>{texts.sizesTitle}</summary>
      {colours.map((colour) =>
        colour.sizes.map((size) => (
          <fieldset key={size.id} className={styles.size}>
            <legend>
              <bdi>{colour.name}</bdi> · {size.size}
            </legend>
            <LocalizedTextField field={`size.${size.id}.sku`} label={texts.sizeSku} maxLength={64} />
            <LocalizedTextField field={`size.${size.id}.barcode`} label={texts.barcode} maxLength={64} />
            <LocalizedTextField field={`size.${size.id}.shelf`} label={texts.shelf} maxLength={20} />
            <OptionalAmountField field={`size.${size.id}.price`} label={texts.ownPrice} />
          </fieldset>
        )),
      )}
    </details>
  </Card>
)
