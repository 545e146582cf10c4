import type { ListedProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useEffect, useState } from 'react'
import { call } from '#platform/client'
import { showError } from '#ui/toast/toast-store'

/** Typing pauses this long before the search follows. */
const PAUSE_MS = 200

const MOST = 6

/** Published products that hold the words; null while nothing was searched. */
export function useProductSearch(words: string): ListedProduct[] | null {
  const [found, setFound] = useState<ListedProduct[] | null>(null)
  const q = words.trim()

  useEffect(() => {
    if (q === '') return setFound(null)
    // An answer that comes after more was typed is dropped.
    let isCurrent = true
    const timer = setTimeout(async () => {
      try {
        const answer = await call('GET /api/staff/products', { q, status: 'published' })
        if (!isCurrent) return
        if (isWireRefusal(answer)) showError(answer.message)
        else setFound(answer.products.slice(0, MOST))
      } catch (error) {
        if (isCurrent) showError(error)
      }
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [q])

  return found
}
