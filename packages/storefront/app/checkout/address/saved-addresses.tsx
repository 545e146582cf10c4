import { Icon } from '@little-dunes/design/icon.tsx'
import type { TypedAddress } from '@little-dunes/domain/accounts/address'
import { toTypedAddress } from '@little-dunes/domain/accounts/saved-address'
import { Plus } from 'lucide'
import { useEffect, useEffectEvent } from 'react'
import { addressesMessages } from '#account/addresses/addresses-messages'
import { useAddresses } from '#account/addresses/use-addresses'
import { LastAddress } from '#checkout/address/last-address.tsx'
import styles from '#checkout/address/saved-addresses.module.css'
import { firstDraft } from '#checkout/checkout-draft'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import textStyles from '#ui/text.module.css'

interface SavedAddressesProps {
  /** True when the checkout was opened without an address. */
  isNew: boolean
  typed: TypedAddress
  onUse(address: TypedAddress): void
}

/** True for an address without street and city: the default address is then filled in automatically. */
export const isBlank = ({ street, city }: TypedAddress): boolean => street === '' && city === ''

const isSame = (one: TypedAddress, other: TypedAddress): boolean =>
  Object.entries(one).every(([field, value]) => other[field as keyof TypedAddress] === value)

/** The address book above the delivery form; without one, the address of the last order. */
export function SavedAddresses({ isNew, typed, onUse }: SavedAddressesProps) {
  const t = useMessages(addressesMessages)
  const { addresses } = useAddresses()
  const user = useSession((session) => session.user)
  const email = user?.email ?? ''
  const [standard] = addresses ?? []
  const begin = useEffectEvent(() => {
    if (isBlank(typed) && standard) onUse(toTypedAddress(standard, email))
  })
  const standardId = standard?.id
  useEffect(() => {
    if (standardId !== undefined) begin()
  }, [standardId])
  return (
    <fieldset className={styles.choices}>
      <legend className={textStyles.srOnly}>{t.choose}</legend>
      <button type="button" aria-pressed={isBlank(typed)} onClick={() => onUse(firstDraft(user).address)}>
        <Icon node={Plus} />
        {t.newAddress}
      </button>
      {isNew && !addresses?.length && <LastAddress onUse={onUse} />}
      {addresses?.map((address) => {
        const choice = toTypedAddress(address, email)
        return (
          <button
            key={address.id}
            type="button"
            aria-pressed={isSame(choice, typed)}
            onClick={() => onUse(choice)}
          >
            <bdi>{address.label || address.area}</bdi>
          </button>
        )
      })}
    </fieldset>
  )
}
