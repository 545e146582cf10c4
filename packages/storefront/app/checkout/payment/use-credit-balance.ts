import { type Fils, filsFromAed } from '@little-dunes/domain/money'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#platform/client'
import { useSession } from '#platform/session'

/**
 * The store credit available for this order, in fils; 0 until loaded and on failure, so that the page works without it.
 */
export function useCreditBalance(): { balance: Fils; reload(): void } {
  const token = useSession((session) => session.token)
  const [balance, setBalance] = useState<Fils>(0)
  const reload = useCallback(() => {
    if (token === null) return setBalance(0)
    call('POST /api/credit/show', {}).then(
      (answer) => setBalance(answer.success ? filsFromAed(answer.available) : 0),
      () => setBalance(0),
    )
  }, [token])
  useEffect(reload, [reload])
  return { balance, reload }
}
