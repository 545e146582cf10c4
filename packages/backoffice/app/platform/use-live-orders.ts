import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { followOrders } from '#platform/live-events'

/** Reloads a screen whenever an order is placed or changed. */
export function useLiveOrders(): void {
  const { revalidate } = useRevalidator()
  const latest = useRef(revalidate)
  useEffect(() => {
    latest.current = revalidate
  })
  useEffect(() => followOrders(() => void latest.current()), [])
}
