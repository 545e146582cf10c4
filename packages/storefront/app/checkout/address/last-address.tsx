import {
  type Address,
  addressProblems,
  splitStreet,
  type TypedAddress,
} from '@little-dunes/domain/accounts/address'
import { useOrders } from '#account/use-orders'
import { checkoutMessages } from '#checkout/checkout-messages'
import { useMessages } from '#platform/messages'

const isWhole = (address: Address): boolean => Object.keys(addressProblems(address)).length === 0

/** Offers the address of the last order; hidden without one. */
export function LastAddress({ onUse }: { onUse(address: TypedAddress): void }) {
  const t = useMessages(checkoutMessages)
  const { orders } = useOrders()
  const last = orders?.map(({ address }) => address).find(isWhole)
  if (!last) return null
  return (
    <button type="button" onClick={() => onUse({ ...last, ...splitStreet(last.street, t.flatWord) })}>
      <span>{t.lastAddress(last.street, last.city)}</span>
    </button>
  )
}
