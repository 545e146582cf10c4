import type { Region } from '@little-dunes/domain/accounts/address'
import { aedFromFils, type Fils } from '@little-dunes/domain/money'
import type { CashTerms } from '@little-dunes/domain/orders/order-limits'
import { useEffect, useState } from 'react'
import { call } from '#platform/client'
import { sessionToken } from '#platform/session'

/** The shop's cash terms for an amount in an emirate; null until loaded and on failure. */
export function useCashTerms(due: Fils, region: Region): CashTerms | null {
  const [terms, setTerms] = useState<CashTerms | null>(null)
  useEffect(() => {
    if (sessionToken() === null) return
    let isLate = false
    call('POST /api/order/cash-terms', { amount: aedFromFils(due), region }).then(
      (answer) => !isLate && setTerms(answer.success ? answer.terms : null),
      // Placing the order reports it as well.
      () => undefined,
    )
    return () => {
      isLate = true
    }
  }, [due, region])
  return terms
}
