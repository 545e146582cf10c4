import {
  type Address,
  addressProblems,
  splitStreet,
  type TypedAddress,
} from '@little-dunes/domain/accounts/address'
import { useOrders } from '#account/use-orders'
import styles from '#checkout/address/last-address.module.css'
import { checkoutMessages } from '#checkout/checkout-messages'
import { useMessages } from '#platform/messages'
import textStyles from '#ui/text.module.css'

const isWhole = (address: Address): boolean => Object.keys(addressProblems(address)).length === 0

/** Offers the address of the last order; hidden without one. */
export function LastAddress({ onUse }: { onUse(address: TypedAddress): void }) {
  const t = useMessages(checkoutMessages)
  const { orders } = useOrders()
  const last = orders?.map(({ address }) => address).find(isWhole)
  return (
    <p className={styles.offer}>
      {last && (
        <button
          type="button"
          className={textStyles.link}
          onClick={() => onUse({ ...last, ...splitStreet(last.street, t.flatWord) })}
        >
          {t.lastAddress(last.street, last.city)}
        </button>
      )}
    </p>
  )
}
