import { LONGEST_TYPED_SEARCH } from '@little-dunes/domain/catalogue/search'
import { PATHS } from '@little-dunes/domain/paths'
import { isFiltered, listingPath, parseListingQuery, withoutFilters } from '#catalogue/address/listing-query'
import { EmptyCarousel } from '#catalogue/carousel/empty-carousel.tsx'
import { MISSED_ATTRIBUTE } from '#catalogue/listing/list-head'
import type { ListingData } from '#catalogue/listing/load-listing'
import { listingMessages } from '#catalogue/listing-messages'
import { useMessages } from '#platform/messages'
import { ALIVE_UNUSED } from '#platform/scripts/start-of-scripts'
import { ButtonLink } from '#ui/button.tsx'
import emptyStateStyles from '#ui/empty-state.module.css'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

const searchFor = (search: string): string =>
  listingPath({ ...parseListingQuery(new URLSearchParams()), search })

/** No match: suggests similar names (D-13) or links to all products. */
export function NoResults({ choice, didYouMean, failed }: ListingData) {
  const t = useMessages(listingMessages)
  const search = choice.search.trim()
  const missed = search !== '' && search.length <= LONGEST_TYPED_SEARCH
  if (failed) return <EmptyCarousel />
  return (
    // Its script reports the search text to the shop.
    <div
      className={emptyStateStyles.state}
      {...(missed && { [MISSED_ATTRIBUTE]: search, [ALIVE_UNUSED]: '' })}
    >
      <h2 className={textStyles.display}>{search ? t.nothingFoundFor(search) : t.nothingFound}</h2>
      {didYouMean.length > 0 ? (
        <p>
          {t.didYouMean}{' '}
          {didYouMean.map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <Link to={searchFor(name)} className={textStyles.link}>
                {name}
              </Link>
            </span>
          ))}
        </p>
      ) : (
        <p>{t.nothingFoundHint}</p>
      )}
      {isFiltered(choice) ? (
        <ButtonLink to={listingPath(withoutFilters(choice))} look="outline">
          {t.clearFilters}
        </ButtonLink>
      ) : (
        <ButtonLink to={PATHS.products} look="outline">
          {t.seeAll}
        </ButtonLink>
      )}
    </div>
  )
}
