import type { WireOrderPage } from '@little-dunes/domain/contract/orders/order-page-calls'
import { ORDER_KEY_PARAM } from '@little-dunes/domain/paths'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useParams } from '#platform/address/address'
import { call } from '#platform/client'

/** Reason for a page without an order. */
export type OrderPageProblem = 'failed' | 'order_not_found' | 'link_ended'

interface OrderPageState {
  number: string
  /** Opens the order without an account; it comes from the link of an email. */
  key: string | null
  page: WireOrderPage | null
  missing: OrderPageProblem | null
  load(): Promise<void>
}

/** The key is behind `#`, which browsers send to no server and no other site. */
export function useOrderLinkKey(): string | null {
  const { hash } = useLocation()
  return new URLSearchParams(hash.slice(1)).get(ORDER_KEY_PARAM)
}

export function useOrderPage(): OrderPageState {
  const { number = '' } = useParams()
  const key = useOrderLinkKey()
  const [state, setState] = useState<Pick<OrderPageState, 'page' | 'missing'>>({ page: null, missing: null })
  /** The latest request; answers to earlier ones are ignored. */
  const asked = useRef<symbol | null>(null)

  const load = useCallback(async () => {
    const question = Symbol()
    asked.current = question
    setState(({ page }) => ({ page, missing: null }))
    const answer = await (key
      ? call('POST /api/order/show-linked', { number, key })
      : call('POST /api/order/show', { number })
    ).catch(() => null)
    if (asked.current !== question) return
    if (answer?.success) return setState({ page: answer, missing: null })
    const code = answer?.code
    const missing = code === 'order_not_found' || code === 'link_ended' ? code : 'failed'
    setState(({ page }) => ({ page: missing === 'failed' ? page : null, missing }))
  }, [number, key])

  useEffect(() => void load(), [load])
  return { number, key, ...state, load }
}
