import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import type { WireOrderPage } from '@little-dunes/domain/contract/orders/order-page-calls'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from '#platform/address/address'
import { call } from '#platform/client'

const never = () => () => undefined

/** Id of the order that has just been placed. The server does not know the history of a browser. */
export function usePlacedId(): string | null {
  const { state } = useLocation()
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isInBrowser && typeof state?.placed === 'string' ? state.placed : null
}

/** Totals and delivery day of an order; undefined until the shop has answered, null without an answer. */
export function usePlacedPage(order: WireOrder | null): WireOrderPage | null | undefined {
  const [page, setPage] = useState<WireOrderPage | null>()
  const number = order?.number
  useEffect(() => {
    let isLate = false
    if (number === undefined) return
    call('POST /api/order/show', { number })
      .catch(() => null)
      .then((answer) => !isLate && setPage(answer?.success ? answer : null))
    return () => {
      isLate = true
    }
  }, [number])
  return page
}
