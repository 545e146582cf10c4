import type { PackedOrder } from '@little-dunes/domain/contract/fulfilment/packing-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { useCallback, useEffect, useRef, useState } from 'react'
import { packingMessages as texts } from '#packing/packing-messages'
import { isComplete, type Progress, readScan, type Stop, withPicked } from '#packing/packing-progress'
import { restoreProgress, storeProgress } from '#packing/stored-progress'
import { call } from '#platform/client'
import { sizeName } from '#ui/display/size-name'
import { beep } from '#ui/scanner/beep'
import { showError, showToast } from '#ui/toast/toast-store'

const TRY_AGAIN_MS = 5_000

export interface LastScan {
  isRight: boolean
  text: string
}

/** Returns false without a network. */
async function markPacked({ id: orderId, number }: PackedOrder): Promise<boolean> {
  const answer = await call('POST /api/staff/order/move', { orderId, to: 'Packing' }).catch(() => null)
  if (answer === null) return false
  // Another team member may have packed it meanwhile, which is fine.
  const isDone = !isWireRefusal(answer) || answer.status === 'Packing'
  if (isDone) showToast(texts.orderPacked(orderNumberText(number)))
  else showError(texts.notPacked(orderNumberText(number), answer.message))
  return true
}

/** Orders of a walk during picking. Complete orders are packed automatically, also after a lost connection. */
export function usePacking(loadedOrders: readonly PackedOrder[]) {
  const [progress, setProgress] = useState<Progress>(restoreProgress)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [packed, setPacked] = useState<ReadonlySet<string>>(new Set())
  const [isOffline, setOffline] = useState(false)
  const [last, setLast] = useState<LastScan | null>(null)
  const sending = useRef(new Set<string>())
  const orders = loadedOrders.filter(({ id }) => !leftOut.has(id))
  /** Box number, which stays the same when other orders are left out. */
  const getBoxNumber = (order: PackedOrder): number => loadedOrders.indexOf(order) + 1
  const complete = orders.filter((order) => isComplete(progress, order) && !packed.has(order.id))

  useEffect(() => storeProgress(progress), [progress])

  const send = useCallback(async (order: PackedOrder) => {
    if (sending.current.has(order.id)) return
    sending.current.add(order.id)
    const isAnswered = await markPacked(order)
    sending.current.delete(order.id)
    setOffline(!isAnswered)
    if (isAnswered) setPacked((before) => new Set([...before, order.id]))
  }, [])

  const waiting = complete.map(({ id }) => id).join(' ')
  useEffect(() => {
    const all = loadedOrders.filter(({ id }) => waiting.split(' ').includes(id))
    const sendAll = () => {
      for (const order of all) void send(order)
    }
    sendAll()
    const timer = all.length > 0 ? setInterval(sendAll, TRY_AGAIN_MS) : undefined
    window.addEventListener('online', sendAll)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', sendAll)
    }
  }, [loadedOrders, waiting, send])

  function pick(stop: Stop) {
    const { order, item } = stop
    beep(true)
    setProgress(withPicked(progress, stop))
    const number = orderNumberText(order.number)
    setLast({ isRight: true, text: texts.right(item.name, sizeName(item.size), getBoxNumber(order), number) })
  }

  function scan(code: string) {
    if (code.trim() === '') return
    const result = readScan(orders, progress, code)
    if (result.outcome === 'right') return pick(result.stop)
    beep(false)
    const text =
      result.outcome === 'enough'
        ? texts.enough(result.stop.item.name, sizeName(result.stop.item.size))
        : texts.unknown(code.trim())
    setLast({ isRight: false, text })
  }

  /** The unit is not on its shelf: leaves its order out, with a note for the team. */
  async function leaveOut({ order, item }: Stop) {
    const text = texts.notThereNote(item.name, sizeName(item.size), item.shelf)
    const answer = await call('POST /api/staff/order/note', {
      orderId: order.id,
      text,
      isItemMissing: true,
    })
    if (isWireRefusal(answer)) return showError(answer.message)
    setLeftOut((before) => new Set([...before, order.id]))
    return showToast(texts.leftOut(orderNumberText(order.number)))
  }

  return {
    ...{ orders, getBoxNumber, progress, packed, last, scan, pick },
    /** Complete orders that could not be sent. */
    unsent: isOffline ? complete.length : 0,
    leaveOut: (stop: Stop) => void leaveOut(stop).catch(showError),
  }
}
