import { orderPath } from '#orders/order-query'
import styles from '#phone-order/phone-order.module.css'
import { phoneOrderMessages as texts } from '#phone-order/phone-order-messages'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/form/field.tsx'
import { copyText } from '#ui/toast/copy-text'

interface PlacedCardProps {
  orderId: string
  /** Where the shopper pays; null for cash. */
  paymentUrl: string | null
  onAnother(): void
}

/** What follows once the order is placed. */
export function PlacedCard({ orderId, paymentUrl, onAnother }: PlacedCardProps) {
  return (
    <Card>
      <div className={styles.sums}>
        <p role="status">{paymentUrl ? texts.waits : texts.placed}</p>
        {paymentUrl && (
          <div className={styles.link}>
            <TextField label={texts.paymentLink} value={paymentUrl} readOnly dir="ltr" />
            <Button look="outline" onClick={() => void copyText(paymentUrl, texts.copied)}>
              {texts.copy}
            </Button>
          </div>
        )}
        <div className={styles.next}>
          <ButtonLink to={orderPath(orderId)}>{texts.open}</ButtonLink>
          <Button look="outline" onClick={onAnother}>
            {texts.another}
          </Button>
        </div>
      </div>
    </Card>
  )
}
