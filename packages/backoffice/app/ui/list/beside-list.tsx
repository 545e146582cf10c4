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

/** Room for a list and its open row; `--beside` of the style sheets is the same width. */
const useIsWide = mediaHook('(width >= 1240px)')
const OPEN = 'open'
const CONTROLS = 'a, button, input, select, label'

type OpenRowProps = Pick<ComponentProps<'tr'>, 'className' | 'aria-selected' | 'onClick' | 'onFocus'>

/**
 * The row that is open beside a list: the one in the address, else the first; null where there is no room, unless it
 * may be below the list. A click on a row opens it, and so does keyboard focus; links in the row work as links.
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

/** Opening another row does not reload the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherRow = currentUrl.searchParams.get(OPEN) !== nextUrl.searchParams.get(OPEN)
  const toListUrl = (url: URL) => {
    const parameters = new URLSearchParams(url.search)
    parameters.delete(OPEN)
    return `${url.pathname}?${parameters}`
  }
  return isOtherRow && toListUrl(currentUrl) === toListUrl(nextUrl) ? false : defaultShouldRevalidate
}

/** Data of the open row, reloaded with the list. The previous row stays until then. */
export function useOpened<Id extends string, Read>(
  id: Id | null,
  list: unknown,
  read: (id: Id) => Promise<Read>,
): Read | null {
  const [opened, setOpened] = useState<{ list: unknown; data: Read } | null>(null)
  useEffect(() => {
    let isLeft = false
    if (id !== null)
      read(id).then(
        (data) => isLeft || setOpened({ list, data }),
        (error: unknown) => isLeft || showError(error),
      )
    return () => {
      isLeft = true
    }
  }, [id, list, read])
  return id === null || opened === null ? null : opened.data
}

interface BesideListProps {
  /** Id of the open row; without one the list takes all the room. */
  open: string | null
  label: string
  summary: ReactNode
  children: ReactNode
}

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
