import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import styles from '#ui/list/beside-list.module.css'
import { mediaHook } from '#ui/media-hook'
import { Columns } from '#ui/page.tsx'
import { showError } from '#ui/toast/toast-store'

/** Room for a list and what is open of it; `--beside` of the style sheets is the same width. */
const useIsWide = mediaHook('(width >= 1240px)')
const OPEN = 'open'
const CONTROLS = 'a, button, input, select, label'

type OpenRowProps = Pick<ComponentProps<'tr'>, 'className' | 'aria-selected' | 'onClick' | 'onFocus'>

/**
 * Which row of a list is open beside it: that of the address, else the first; null where there is no room, unless it may
 * stand below the list. A press on a row opens it, and so does the focus when it comes by keyboard; links in the row lead
 * where they lead.
 */
export function useOpenRow(ids: readonly string[], { orBelow = false } = {}) {
  const isWide = useIsWide()
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get(OPEN)
  const named = ids.find((id) => id === asked) ?? ids[0] ?? null
  const open = isWide || orBelow ? named : null

  function choose(id: string) {
    if (id === open) return
    const address = new URLSearchParams(parameters)
    address.set(OPEN, id)
    setParameters(address, { replace: true, preventScrollReset: true })
  }

  const rowProps = (id: string): OpenRowProps =>
    open === null
      ? {}
      : {
          className: styles.row,
          'aria-selected': id === open,
          onClick: ({ target }: MouseEvent) => {
            if (target instanceof Element && !target.closest(CONTROLS)) choose(id)
          },
          onFocus: ({ target }: FocusEvent) => {
            if (target.matches(':focus-visible')) choose(id)
          },
        }

  return { open, rowProps }
}

export type RowProps = ReturnType<typeof useOpenRow>['rowProps']

/** Opening another row reads no list again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherRow = currentUrl.searchParams.get(OPEN) !== nextUrl.searchParams.get(OPEN)
  const listOf = (url: URL) => {
    const parameters = new URLSearchParams(url.search)
    parameters.delete(OPEN)
    return `${url.pathname}?${parameters}`
  }
  return isOtherRow && listOf(currentUrl) === listOf(nextUrl) ? false : defaultShouldRevalidate
}

/** What is read of the open row; again when the list was. The row before stays until then. */
export function useOpened<Id extends string, Read>(
  id: Id | null,
  list: unknown,
  read: (id: Id) => Promise<Read>,
): Read | null {
  const [opened, setOpened] = useState<{ list: unknown; found: Read } | null>(null)
  useEffect(() => {
    let isLeft = false
    if (id !== null)
      read(id).then(
        (found) => isLeft || setOpened({ list, found }),
        (error: unknown) => isLeft || showError(error),
      )
    return () => {
      isLeft = true
    }
  }, [id, list, read])
  return id === null || opened === null ? null : opened.found
}

interface BesideListProps {
  /** Of the open row; without one the list has all the room. */
  open: string | null
  label: string
  summary: ReactNode
  children: ReactNode
}

/** A list, and beside it the summary of its open row. */
export const BesideList = ({ open, label, summary, children }: BesideListProps) =>
  open === null ? (
    children
  ) : (
    <Columns>
      {children}
      <aside className={styles.beside} aria-label={label}>
        <Suspense>{summary}</Suspense>
      </aside>
    </Columns>
  )
