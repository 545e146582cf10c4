import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CountedSize } from '#inventory/counted-size'
import { countingMessages } from '#inventory/counting/counting-messages'
import type { PausedCount } from '#inventory/counting/paused-count'
import { stockRoomMessages as texts } from '#inventory/stock-room-messages'
import { beep } from '#ui/scanner/beep'
import { showError } from '#ui/toast/toast-store'

/** The interval for reading new sales. */
const REFRESH_MS = 10_000

const isWhole = (text: string | undefined): text is string => /^\d{1,6}$/.test(text ?? '')

/** The expected stock of a size in a paused count. */
function pausedLine(paused: PausedCount | null, id: string) {
  const line = paused?.lines.find(({ sizeEntryId }) => sizeEntryId === id)
  return line && { stock: line.expected, movement: line.movement }
}

/**
 * Finds a scanned size that the list lacks, or all sizes of an article number. `problem` is the reason when they are not
 * counted.
 */
export type FindSizes = (code: string) => Promise<readonly CountedSize[] | { problem: string }>

/** The counted units by size, typed or scanned, with the stock at the start of the count. */
export function useCount(countedSizes: readonly CountedSize[], saved: PausedCount | null, find?: FindSizes) {
  const { revalidate } = useRevalidator()
  // The count continues as it was opened, even if a colleague pauses another one.
  const [paused] = useState(saved)
  const [began] = useState(() => paused?.startedAt ?? Date.now())
  const [begun, setBegun] = useState<ReadonlyMap<string, CountedSize>>(
    () => new Map(countedSizes.map((size) => [size.id, { ...size, ...pausedLine(paused, size.id) }])),
  )
  const [counted, setCounted] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries((paused?.lines ?? []).map((line) => [line.sizeEntryId, String(line.counted)])),
  )
  const [last, setLast] = useState<string | null>(null)
  const [problem, setProblem] = useState<{ id: string | null; text: string } | null>(null)
  const [joined, setJoined] = useState<string | null>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  // Sizes of the list have the latest stock; other scanned sizes keep the stock of their scan.
  const present = new Map(countedSizes.map((size) => [size.id, size]))
  const rows = [...begun.values()].map((size) => present.get(size.id) ?? size)

  useEffect(() => {
    const timer = setInterval(() => void revalidate(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [revalidate])

  function fill(id: string, ...figures: string[]) {
    const ids = rows.some((row) => row.id === id)
      ? rows.slice(rows.findIndex((row) => row.id === id)).map((row) => row.id)
      : [id]
    const filledIn = ids.slice(0, figures.length).map((one, place) => [one, figures[place] ?? ''])
    setCounted((known) => ({ ...known, ...Object.fromEntries(filledIn) }))
    setProblem(null)
    setKey(crypto.randomUUID())
  }

  async function addScanned(code: string) {
    setJoined(null)
    const here = rows.filter(({ codes }) => codes.includes(code))
    const matches = here.length > 0 ? here : ((await find?.(code)) ?? { problem: texts.scanUnknown(code) })
    const hasMatch = !('problem' in matches)
    beep(hasMatch)
    if (!hasMatch) return setProblem({ id: null, text: matches.problem })
    setBegun((known) => {
      const others = matches.filter(({ id }) => !known.has(id))
      return new Map([...known, ...others.map((size) => [size.id, size] as const)])
    })
    setProblem(null)
    setKey(crypto.randomUUID())
    const [size, ...others] = matches
    if (size === undefined || others.length > 0)
      return setJoined(countingMessages.joined(texts.sizes(matches.length), size?.head ?? code))
    setCounted((known) => ({ ...known, [size.id]: String(Number(known[size.id] ?? 0) + 1) }))
    setLast(size.id)
  }

  return {
    paused,
    began,
    rows,
    counted,
    filled: rows
      .filter(({ id }) => isWhole(counted[id]))
      .map((size) => ({
        ...size,
        counted: Number(counted[size.id]),
        expected: begun.get(size.id)?.stock ?? 0,
        movement: begun.get(size.id)?.movement ?? 0,
      })),
    getExpected: (id: string): number => begun.get(id)?.stock ?? 0,
    scanned: rows.find(({ id }) => id === last),
    problem,
    setProblem,
    joined,
    /** Changes with each quantity. A repeated request books the same count once. */
    key,
    fill,
    scan: (code: string): void => void addScanned(code).catch(showError),
  }
}
export type Count = ReturnType<typeof useCount>
