import { LONGEST_SKU } from '@little-dunes/domain/catalogue/product'
import type { ShelvedSize } from '@little-dunes/domain/contract/inventory/stock-calls'
import { MAX_MOVED } from '@little-dunes/domain/contract/staff/choices'
import { useEffect, useRef, useState } from 'react'
import type { PastedSize } from '#inventory/pasted/planned-lines'
import { load } from '#platform/client'
import { showError } from '#ui/toast/toast-store'

/** Pause in typing before the search, in milliseconds. */
const PAUSE_MS = 250

/**
 * Sizes of the pasted codes; null until loaded. `again` reloads them with the latest sales; `beginAnew` starts a new
 * count for other rows.
 */
export function useSizes(codes: readonly string[]) {
  const asked = [...new Set(codes)].filter((code) => code !== '' && code.length <= LONGEST_SKU)
  const key = asked.length > MAX_MOVED ? '' : asked.join('\n')
  const [turn, setTurn] = useState(0)
  const [loaded, setLoaded] = useState<{ key: string; turn: number; sizes: PastedSize[] } | null>(null)
  const begun = useRef(new Map<string, ShelvedSize>())

  useEffect(() => {
    if (key === '') return
    const timer = setTimeout(() => {
      load('POST /api/staff/stock/find', { codes: key.split('\n') }).then(({ sizes: read }) => {
        for (const size of read) if (!begun.current.has(size.id)) begun.current.set(size.id, size)
        const sizes = read.map((size) => {
          const { stock, movement } = begun.current.get(size.id) ?? size
          return { ...size, movement, begun: stock }
        })
        setLoaded({ key, turn, sizes })
      }, showError)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key, turn])

  const sizes = key === '' ? [] : loaded?.key === key && loaded.turn === turn ? loaded.sizes : null
  const again = () => setTurn((before) => before + 1)

  function beginAnew() {
    begun.current.clear()
    again()
  }

  return { sizes, again, beginAnew }
}
