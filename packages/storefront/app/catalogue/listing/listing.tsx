import { Icon } from '@little-dunes/design/icon.tsx'
import { SORTS } from '@little-dunes/domain/catalogue/listing'
import { categoryPath, PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide'
import { type ListingQuery, listingPath, PAGE_SIZE } from '#catalogue/address/listing-query'
import cardStyles from '#catalogue/card/card.module.css'
import { ProductCard } from '#catalogue/card/product-card.tsx'
import { ChosenFilters } from '#catalogue/filter/chosen-filters.tsx'
import { FilterForm } from '#catalogue/filter/filter-form.tsx'
import { FILTER_FORM, FILTER_PANEL } from '#catalogue/filter/filter-ids'
import { FAILED_ATTRIBUTE, FAILURE, HEAD_ATTRIBUTE } from '#catalogue/listing/list-head'
import styles from '#catalogue/listing/listing.module.css'
import { ListingShortcuts } from '#catalogue/listing/listing-shortcuts.tsx'
import type { StaticListing } from '#catalogue/listing/load-list-page'
import type { ListingData } from '#catalogue/listing/load-listing'
import { NoResults } from '#catalogue/listing/no-results.tsx'
import { Pagination } from '#catalogue/listing/pagination.tsx'
import { listingMessages } from '#catalogue/listing-messages'
import { useMessages } from '#platform/messages'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Select } from '#ui/form/select.tsx'
import layoutStyles from '#ui/layout.module.css'
import { SOFT_LINK } from '#ui/static-part/use-static-links'
import textStyles from '#ui/text.module.css'

const CARD_SIZES = '(width < 768px) 46vw, (width < 1180px) 24vw, (width < 1440px) 18vw, 260px'

function Grid({ listing }: { listing: ListingData }) {
  const t = useMessages(listingMessages)
  const { cards, total, totalIsAtLeast, choice } = listing
  const before = (choice.page - 1) * PAGE_SIZE
  const last = before + cards.length
  if (cards.length === 0) return <NoResults {...listing} />
  return (
    <>
      <div className={clsx(cardStyles.grid, styles.grid)}>
        {cards.map((product) => (
          <ProductCard key={product.id} product={product} sizes={CARD_SIZES} />
        ))}
      </div>
      <div className={clsx(styles.end, textStyles.numeric)}>
        {cards.length < total && (
          <p>
            <bdi>{t.shownCount(before + 1, last, total, totalIsAtLeast)}</bdi>
          </p>
        )}
        {last < total && (
          <ButtonLink
            to={listingPath({ ...choice, limit: cards.length + PAGE_SIZE })}
            look="outline"
            {...{ [SOFT_LINK]: '' }}
          >
            {t.showMore}
          </ButtonLink>
        )}
        <Pagination choice={choice} total={total} />
      </div>
    </>
  )
}

/** Breadcrumb of the one audience above a list of one type. */
function audienceStep({ search, categories, types }: ListingQuery, t: typeof listingMessages) {
  const [category, another] = categories
  if (!category || another || types.length !== 1 || search.trim()) return []
  return [{ label: t.categories[category], to: categoryPath(category) }]
}

/** The products page (LIST-01 to LIST-14), rendered by the server alone. */
export function Listing({ listing, head }: StaticListing) {
  const t = useMessages(listingMessages)
  const { choice, total, totalIsAtLeast, facets, failed } = listing
  const marks = { [HEAD_ATTRIBUTE]: JSON.stringify(head), ...(failed && { [FAILED_ATTRIBUTE]: '' }) }
  return (
    <div className={clsx(layoutStyles.wrap, styles.listing)} {...marks}>
      <Breadcrumbs
        steps={[{ label: t.home, to: PATHS.home }, ...audienceStep(choice, t), { label: head.name }]}
      />
      <div className={styles.head}>
        <div>
          <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{head.name}</h1>
          <p className={clsx(styles.count, textStyles.numeric)} role="status">
            <bdi>{t.count(total, totalIsAtLeast)}</bdi>
          </p>
        </div>
        <div className={styles.tools}>
          <Button look="outline" size="small" className={styles.openFilter} popoverTarget={FILTER_PANEL}>
            <Icon node={SlidersHorizontal} />
            {t.filter}
          </Button>
          <Select
            pill
            className={styles.sort}
            aria-label={t.sort}
            name="sort"
            form={FILTER_FORM}
            defaultValue={choice.sort}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t.sorts[sort]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <ListingShortcuts choice={choice} facets={facets} />
      <ChosenFilters choice={choice} facets={facets} />
      <div className={styles.body}>
        <FilterForm choice={choice} facets={facets} done={t.filterDone(total, totalIsAtLeast)} />
        <section className={styles.results} aria-label={t.products}>
          <h2 className={textStyles.srOnly}>{t.products}</h2>
          <div id={FAILURE} />
          <Grid listing={listing} />
        </section>
      </div>
    </div>
  )
}
