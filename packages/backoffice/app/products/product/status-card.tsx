import { useFormFields } from '#products/product/form/form-context'
import { MomentField, SelectField } from '#products/product/form/form-fields.tsx'
import { productMessages as texts } from '#products/product/product-messages'
import styles from '#products/product/side-cards.module.css'
import { Card } from '#ui/card.tsx'
import { uiMessages } from '#ui/ui-messages'

export function StatusCard() {
  const { value } = useFormFields()
  return (
    <Card>
      <div className={styles.column}>
        <SelectField field="status" label={texts.status} options={uiMessages.productStatuses} />
        {value('status') === 'scheduled' && (
          <MomentField field="publishAt" label={texts.publishAt} hint={texts.dubai} empty="choose" />
        )}
        <p className={styles.hint}>{texts.statusHints[value('status')]}</p>
      </div>
    </Card>
  )
}
