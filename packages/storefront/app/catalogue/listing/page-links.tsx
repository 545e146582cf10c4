import { Fragment } from 'react'
import { Link } from 'react-router'
import { type ListingChoice, listingAddress, PORTION } from '#catalogue/address/listing-address'
import { catalogueMessages } from '#catalogue/catalogue-messages'
import { pagesInReach } from '#catalogue/listing/pages-in-reach'
import { useMessages } from '#platform/messages'

/** Every product of a long list has a page of its own address, for whoever jumps and for search engines. */
export function PageLinks({ choice, total }: { choice: ListingChoice; total: number }) {
  const t = useMessages(catalogueMessages)
  const last = Math.ceil(total / PORTION)
  if (last < 2) return null
  const pages = pagesInReach(choice.page, last)
  return (
    <nav className="pages" aria-label={t.pages}>
      {pages.map((page, index) => (
        <Fragment key={page}>
          {page - (pages[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <Link
            to={listingAddress({ ...choice, page, limit: PORTION })}
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
