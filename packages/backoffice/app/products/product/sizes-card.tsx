import type { WholeProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { useState } from 'react'
import { textsOf } from '#platform/messages'
import { useFormFields } from '#products/product/form/form-context'
import { LocalizedTextField, OptionalAmountField } from '#products/product/form/form-fields.tsx'
import { productMessages } from '#products/product/product-messages'
import { RemoveDialog } from '#products/product/remove-dialog.tsx'
import styles from '#products/product/sizes-card.module.css'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

const texts = textsOf(productMessages)

/** Number, barcode, shelf and own price of each size; closed until somebody wants them. */
export function SizesCard({ product: { id: productId, colours } }: { product: WholeProduct }) {
  const { mayWrite } = useFormFields()
  const [removing, setRemoving] = useState<{ id: string; name: string } | null>(null)
  return (
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
              {mayWrite && (
                <Button
                  look="quiet"
                  size="small"
                  className={styles.remove}
                  onClick={() => setRemoving({ id: size.id, name: `${colour.name} ${size.size}` })}
                >
                  {texts.removeSize(`${colour.name} ${size.size}`)}
                </Button>
              )}
            </fieldset>
          )),
        )}
      </details>
      {removing && <RemoveDialog productId={productId} {...removing} onClose={() => setRemoving(null)} />}
    </Card>
  )
}
