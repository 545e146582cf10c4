import type { SavedAddress } from '@little-dunes/domain/accounts/saved-address'
import type { WireSavedAddress } from '@little-dunes/domain/contract/accounts/profile-calls'
import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#platform/client'

type Answer = { success: true; addresses: WireSavedAddress[] } | WireRefusal

/** The customer's address book. Each change answers with the whole of it. */
export function useAddresses() {
  const [addresses, setAddresses] = useState<readonly WireSavedAddress[] | null>(null)
  const [failed, setFailed] = useState(false)

  const take = useCallback(async (asked: Promise<Answer>): Promise<Answer> => {
    const answer = await asked
    if (answer.success) setAddresses(answer.addresses)
    return answer
  }, [])

  const load = useCallback(() => {
    setFailed(false)
    take(call('POST /api/user/addresses', {})).then(
      (answer) => setFailed(!answer.success),
      () => setFailed(true),
    )
  }, [take])
  useEffect(load, [load])

  return {
    addresses,
    failed,
    load,
    save: (address: SavedAddress, id?: string) =>
      take(call('POST /api/user/addresses/save', { address, ...(id === undefined ? {} : { id }) })),
    makeStandard: (id: string) => take(call('POST /api/user/addresses/standard', { id })),
    remove: (id: string) => take(call('POST /api/user/addresses/remove', { id })),
  }
}
