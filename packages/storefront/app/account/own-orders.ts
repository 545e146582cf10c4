import { useEffect } from 'react'
import { createOwnOrders, type OwnOrders } from '#account/create-own-orders'
import { call } from '#platform/client'
import { useSession } from '#platform/session'

const useOrders = createOwnOrders({ call, token: () => useSession.getState().token })

/** The own orders, asked for on every arrival. */
export function useOwnOrders(): OwnOrders {
  const own = useOrders()
  const { load } = own
  useEffect(() => void load(), [load])
  return own
}
