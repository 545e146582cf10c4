import type { ShelvedSize } from '@little-dunes/domain/contract/inventory/stock-calls'
import { MAX_MOVED } from '@little-dunes/domain/contract/staff/choices'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState, useSyncExternalStore } from 'react'
import { deliveryDraft, type ReceivedLine } from '#inventory/delivery-draft'
import { findSizes, movable } from '#inventory/find-scanned'
import { receivingMessages as texts } from '#inventory/receiving-messages'
import { stockRoomMessages } from '#inventory/stock-room-messages'
import { commaList } from '#ui/display/comma-list'
import { sizeName } from '#ui/display/size-name'
import { beep } from '#ui/scanner/beep'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

const MAX_UNITS = 999_999

interface LastScan {
  isRight: boolean
  text: string
}

/** Error of one line or of the delivery, permanent if it was already booked. */
interface Problem {
  sizeEntryId: string | null
  text: string
  isBookedBefore?: boolean
}

const toLine = ({
  id,
  productId,
  name,
  colour,
  size,
  shelf,
  archived,
  picture,
  ...codes
}: ShelvedSize): ReceivedLine => ({
  sizeEntryId: id,
  name: commaList([name, colour, size]),
  head: name,
  detail: [
    colour,
    sizeName(size),
    ...(shelf === null ? [] : [stockRoomMessages.shelf(shelf)]),
    ...(archived ? [texts.archived] : []),
  ].join(' · '),
  picture,
  units: 0,
  label: { productId, code: codes.barcode ?? codes.sku },
})

export function useDelivery() {
  const { busy, change } = useMutation()
  const { key, note, lines } = useSyncExternalStore(deliveryDraft.subscribe, deliveryDraft.read)
  const [last, setLast] = useState<LastScan | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  /** Sizes of a product whose article number was typed. */
  const [offered, setOffered] = useState<readonly ShelvedSize[]>([])
  const came = lines.filter(({ units }) => units > 0)
  const items = came.reduce((sum, { units }) => sum + units, 0)

  /** Changes the current draft: scans and other tabs continue meanwhile. */
  function withLines(changed: (lines: readonly ReceivedLine[]) => ReceivedLine[]) {
    deliveryDraft.change({ lines: changed(deliveryDraft.read().lines) })
    setProblem(null)
  }

  function refuseScan(text: string) {
    beep(false)
    setLast({ isRight: false, text })
  }

  async function addScanned(code: string) {
    const sizes = await findSizes(code)
    setOffered(sizes.length > 1 ? sizes : [])
    const [size] = sizes
    if (size === undefined) return refuseScan(stockRoomMessages.scanUnknown(code))
    if (sizes.length === 1) return addUnit(size)
    setLast({ isRight: true, text: texts.whichSize(size.name) })
  }

  function addUnit(size: ShelvedSize) {
    const checked = movable(size)
    if ('problem' in checked) return refuseScan(checked.problem)
    const known = deliveryDraft.read().lines
    const before = known.find(({ sizeEntryId }) => sizeEntryId === checked.id)
    if (!before && known.length >= MAX_MOVED) return refuseScan(texts.full(MAX_MOVED))
    const line = { ...toLine(checked), units: Math.min((before?.units ?? 0) + 1, MAX_UNITS) }
    beep(true)
    withLines((now) => [line, ...now.filter((one) => one !== before)])
    setLast({ isRight: true, text: texts.added(line.name, line.units) })
  }

  function remove(line: ReceivedLine) {
    withLines((now) => now.filter(({ sizeEntryId }) => sizeEntryId !== line.sizeEntryId))
    const run = () => withLines((now) => [line, ...now])
    showToast(texts.removed(line.name), { undo: { label: texts.undo, run } })
  }

  /** True when all units are in stock. */
  async function book(): Promise<boolean> {
    setProblem(null)
    const moves = came.map(({ sizeEntryId, units }) => ({
      ...{ sizeEntryId, units },
      move: 'received' as const,
      note: note.trim(),
    }))
    const answer = await change('POST /api/staff/stock/moves', { lines: moves }, key)
    if (answer !== null && !isWireRefusal(answer)) {
      deliveryDraft.clear()
      showToast(texts.booked(items, came.length))
      return true
    }
    if (answer === null) setProblem({ sizeEntryId: null, text: texts.noResponse })
    else if (answer.code === 'key_reused')
      setProblem({ sizeEntryId: null, text: texts.bookedBefore, isBookedBefore: true })
    else {
      const place = Number(/^lines\.(\d+)/.exec(String(answer.field))?.[1])
      setProblem({ sizeEntryId: came[place]?.sizeEntryId ?? null, text: answer.message })
    }
    return false
  }

  return {
    ...{ lines, note, items, sizes: came.length, last, problem, offered, busy, book, remove, addUnit },
    scan: (code: string): void =>
      void addScanned(code).catch(({ message }: Error) => refuseScan(texts.notAdded(code, message))),
    setUnits: ({ sizeEntryId }: ReceivedLine, units: number): void =>
      withLines((now) => now.map((one) => (one.sizeEntryId === sizeEntryId ? { ...one, units } : one))),
    setNote: (changed: string): void => deliveryDraft.change({ note: changed }),
    beginAnew() {
      deliveryDraft.clear()
      setProblem(null)
    },
  }
}
