import type { Region } from '@little-dunes/domain/accounts/address'
import { aedFromFils, type Fils } from '@little-dunes/domain/money'
import type { CashTerms } from '@little-dunes/domain/orders/order-limits'
import { useEffect, useState } from 'react'
import { call } from '#platform/client'
import { sessionToken } from '#platform/session'

/** What the shop says of cash for an amount to collect in an emirate; null until it is known, and where it cannot be asked for. */
export function useCashTerms(due: Fils, region: Region): CashTerms | null {
  const [terms, setTerms] = useState<CashTerms | null>(null)
  useEffect(() => {
    if (sessionToken() === null) return
    let isLate = false
    call('POST /api/order/cash-terms', { amount: aedFromFils(due), region }).then(
      (answer) => !isLate && setTerms(answer.success ? answer.terms : null),
      // Placing the order says it as well.
      () => undefined,
    )
    return () => {
      isLate = true
    }
  }, [due, region])
  return terms
}
