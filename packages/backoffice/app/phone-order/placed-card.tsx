import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { orderPath } from '#orders/order-query'
import styles from '#phone-order/phone-order.module.css'
import { phoneOrderMessages as texts } from '#phone-order/phone-order-messages'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/form/field.tsx'
import { copyText } from '#ui/toast/copy-text'

interface PlacedCardProps {
  orderId: string
  /** 10023 for LD-10023. */
  number: number
  /** Payment link for the customer; null for cash. */
  paymentUrl: string | null
  onAnother(): void
}

export function PlacedCard({ orderId, number, paymentUrl, onAnother }: PlacedCardProps) {
  const order = orderNumberText(number)
  return (
    <Card>
      <div className={styles.sums}>
        <p role="status">{paymentUrl ? texts.waits(order) : texts.placed(order)}</p>
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
