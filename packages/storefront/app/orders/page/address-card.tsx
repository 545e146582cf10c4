import type { Region } from '@little-dunes/domain/accounts/address'
import type { WireOrderPage } from '@little-dunes/domain/contract/orders/order-page-calls'
import { mayMoveOrder } from '@little-dunes/domain/orders/order-lifecycle'
import { clsx } from 'clsx'
import { useState } from 'react'
import { AddressForm } from '#orders/page/address-form.tsx'
import styles from '#orders/page/order-page.module.css'
import { orderPageMessages } from '#orders/page/order-page-messages'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import textStyles from '#ui/text.module.css'

interface AddressCardProps {
  page: WireOrderPage
  /** Opens the order without an account. */
  orderKey: string | null
  onChanged(): Promise<void>
}

/** The delivery address, which the customer can change until the order is packed. */
export function AddressCard({ page: { order, belongsToCaller }, orderKey, onChanged }: AddressCardProps) {
  const t = useMessages(orderPageMessages)
  const [changing, setChanging] = useState(false)
  const { address } = order
  const region = t.regions[address.region as Region] ?? address.region
  const city = address.city === address.region ? '' : address.city
  const lines = [address.fullname, address.street, [city, region].filter(Boolean).join(t.comma)]
  const mayChange = belongsToCaller && mayMoveOrder(order.status)
  return (
    <section className={styles.card} aria-labelledby="address">
      <h2 id="address">{t.address}</h2>
      {changing && mayChange ? (
        <AddressForm
          order={order}
          orderKey={orderKey}
          onClose={() => setChanging(false)}
          onChanged={async () => {
            await onChanged()
            setChanging(false)
          }}
        />
      ) : (
        <>
          <address>
            {lines.map((line) => (
              <span key={line} className={styles.line}>
                <bdi>{line}</bdi>
              </span>
            ))}
            <span className={clsx(styles.line, textStyles.numeric)}>
              <bdi dir="ltr">{address.phone}</bdi>
            </span>
          </address>
          {mayChange && (
            <Button look="outline" size="small" className={styles.change} onClick={() => setChanging(true)}>
              {t.changeAddress}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
