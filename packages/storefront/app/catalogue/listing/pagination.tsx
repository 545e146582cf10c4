import { Fragment } from 'react'
import { type ListingQuery, listingPath, PAGE_SIZE } from '#catalogue/address/listing-query'
import styles from '#catalogue/listing/pagination.module.css'
import { visiblePageNumbers } from '#catalogue/listing/visible-page-numbers'
import { listingMessages } from '#catalogue/listing-messages'
import { useMessages } from '#platform/messages'
import { Link } from '#ui/link.tsx'

/** Links to every page of a long list, for search engines and for visitors who skip pages. */
export function Pagination({ choice, total }: { choice: ListingQuery; total: number }) {
  const t = useMessages(listingMessages)
  const last = Math.ceil(total / PAGE_SIZE)
  if (last < 2) return null
  const pages = visiblePageNumbers(choice.page, last)
  return (
    <nav className={styles.pages} aria-label={t.pages}>
      {pages.map((page, index) => (
        <Fragment key={page}>
          {page - (pages[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <Link
            to={listingPath({ ...choice, page, limit: PAGE_SIZE })}
            aria-label={t.page(page)}
            aria-current={page === choice.page ? 'page' : undefined}
          >
            {page}
          </Link>
        </Fragment>
      ))}
    </nav>
  )
}
