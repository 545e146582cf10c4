import { useEffect } from 'react'
import { createOrdersStore, type OrdersStore } from '#account/create-orders-store'
import { call } from '#platform/client'
import { sessionToken } from '#platform/session'

const useOrdersStore = createOrdersStore({ call, token: sessionToken })

/** The customer's orders, reloaded on every visit of a page. */
export function useOrders(): OrdersStore {
  const store = useOrdersStore()
  const { load } = store
  useEffect(() => void load(), [load])
  return store
}
