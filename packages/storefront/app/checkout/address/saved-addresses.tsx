import type { Address } from '@little-dunes/domain/accounts/address'
import { toDeliveryAddress } from '@little-dunes/domain/accounts/saved-address'
import { useEffect, useEffectEvent } from 'react'
import { addressesMessages } from '#account/addresses/addresses-messages'
import { useAddresses } from '#account/addresses/use-addresses'
import { LastAddress } from '#checkout/address/last-address.tsx'
import styles from '#checkout/address/saved-addresses.module.css'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'

interface SavedAddressesProps {
  /** True when the checkout was opened without an address. */
  isNew: boolean
  /** True until something is typed: the default address is then filled in automatically. */
  isBlank: boolean
  onUse(address: Address): void
}

/** The address book above the delivery form; without one, the address of the last order. */
export function SavedAddresses({ isNew, isBlank, onUse }: SavedAddressesProps) {
  const t = useMessages(addressesMessages)
  const { addresses } = useAddresses()
  const email = useSession((session) => session.user?.email ?? '')
  const [standard] = addresses ?? []
  const begin = useEffectEvent(() => {
    if (isBlank && standard) onUse(toDeliveryAddress(standard, email))
  })
  const standardId = standard?.id
  useEffect(() => {
    if (standardId !== undefined) begin()
  }, [standardId])
  if (!addresses || addresses.length === 0) return isNew ? <LastAddress onUse={onUse} /> : null
  return (
    <fieldset className={styles.choices}>
      <legend>{t.choose}</legend>
      {addresses.map((address) => (
        <button key={address.id} type="button" onClick={() => onUse(toDeliveryAddress(address, email))}>
          <bdi>{address.label || address.area}</bdi>
        </button>
      ))}
    </fieldset>
  )
}
