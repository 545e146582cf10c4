import { useEffect, useState } from 'react'
import { showError } from '#ui/toast/toast-store'

/** Maximum of rows in one bulk action; the calls accept as many. */
export const MAX_SELECTED = 200

export interface ListPage<Row> {
  rows: Row[]
  /** Cursor of the next page; null on the last one. */
  older: string | null
}

/** Loads a list from its first page, page by page. */
async function loadRows<Row>(
  loadPage: (older: string | undefined) => Promise<ListPage<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  let older: string | undefined
  do {
    const page = await loadPage(older)
    rows.push(...page.rows)
    older = page.older ?? undefined
  } while (older !== undefined && rows.length < MAX_SELECTED)
  return rows.slice(0, MAX_SELECTED)
}

/**
 * All rows of a list, or its first 200, loaded on request; null until then. `loadPage` must be a stable function for
 * each list.
 */
export function useWholeList<Row>(
  isAsked: boolean,
  loadPage: (older: string | undefined) => Promise<ListPage<Row>>,
): Row[] | null {
  const [loaded, setLoaded] = useState<{ of: typeof loadPage; rows: Row[] } | null>(null)
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    loadRows(loadPage).then((rows) => isCurrent && setLoaded({ of: loadPage, rows }), showError)
    return () => {
      isCurrent = false
    }
  }, [isAsked, loadPage])
  return isAsked && loaded?.of === loadPage ? loaded.rows : null
}
