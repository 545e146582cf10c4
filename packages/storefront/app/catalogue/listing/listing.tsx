import { Icon } from '@little-dunes/design/icon.tsx'
import { SORTS } from '@little-dunes/domain/catalogue/listing'
import { categoryPath, PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide'
import { memo, useEffect, useRef } from 'react'
import { type ListingQuery, listingPath, PAGE_SIZE } from '#catalogue/address/listing-query'
import cardStyles from '#catalogue/card/card.module.css'
import { ProductCard } from '#catalogue/card/product-card.tsx'
import { ChosenFilters } from '#catalogue/filter/chosen-filters.tsx'
import { FILTER_FORM, FILTER_PANEL, FilterForm } from '#catalogue/filter/filter-form.tsx'
import { ListError } from '#catalogue/listing/list-error.tsx'
import styles from '#catalogue/listing/listing.module.css'
import { ListingShortcuts } from '#catalogue/listing/listing-shortcuts.tsx'
import { listingTitle } from '#catalogue/listing/listing-title'
import type { ListingData } from '#catalogue/listing/load-listing'
import { NoResults } from '#catalogue/listing/no-results.tsx'
import { Pagination } from '#catalogue/listing/pagination.tsx'
import { useFilterForm } from '#catalogue/listing/use-filter-form'
import { useLastListing } from '#catalogue/listing/use-last-listing'
import { listingMessages } from '#catalogue/listing-messages'
import { useMessages } from '#platform/messages'
import { useAssortment } from '#platform/root-data'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Select } from '#ui/form/select.tsx'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

const CARD_SIZES = '(width < 768px) 46vw, (width < 1180px) 24vw, (width < 1440px) 18vw, 260px'

/** Memoized, because the cards do not change while only a choice changes. */
const Grid = memo(function Grid({ listing }: { listing: ListingData }) {
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
            replace
            preventScrollReset
          >
            {t.showMore}
          </ButtonLink>
        )}
        <Pagination choice={choice} total={total} />
      </div>
    </>
  )
})

/** A new page of the list starts at its first product. */
function useNewPage(page: number) {
  const results = useRef<HTMLElement>(null)
  const seen = useRef(page)
  useEffect(() => {
    if (seen.current === page) return
    seen.current = page
    results.current?.scrollIntoView({ behavior: 'instant' })
  }, [page])
  return results
}

/** Breadcrumb of the one audience above a list of one type. */
function audienceStep({ search, categories, types }: ListingQuery, t: typeof listingMessages) {
  const [category, another] = categories
  if (!category || another || types.length !== 1 || search.trim()) return []
  return [{ label: t.categories[category], to: categoryPath(category) }]
}

/** The products page (LIST-01 to LIST-14). */
export function Listing({ listing }: { listing: ListingData }) {
  const t = useMessages(listingMessages)
  const { form, choice, choose, busy } = useFilterForm()
  const { shown, revalidate, revalidating } = useLastListing(listing)
  const { total, totalIsAtLeast, facets } = shown
  const results = useNewPage(shown.choice.page)
  const title = listingTitle(shown.choice, facets, useAssortment())
  return (
    <div className={clsx(layoutStyles.wrap, styles.listing)} aria-busy={busy || revalidating}>
      <Breadcrumbs
        steps={[{ label: t.home, to: PATHS.home }, ...audienceStep(shown.choice, t), { label: title }]}
      />
      <div className={styles.head}>
        <div>
          <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{title}</h1>
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
            value={choice.sort}
            onChange={choose}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t.sorts[sort]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <ListingShortcuts choice={shown.choice} facets={facets} />
      <ChosenFilters choice={choice} facets={facets} />
      <div className={styles.body}>
        <FilterForm
          form={form}
          choice={choice}
          facets={facets}
          done={t.filterDone(total, totalIsAtLeast)}
          onChoose={choose}
        />
        <section ref={results} className={styles.results} aria-label={t.products}>
          <h2 className={textStyles.srOnly}>{t.products}</h2>
          {listing.failed && !shown.failed && <ListError onTry={revalidate} />}
          <Grid listing={shown} />
        </section>
      </div>
    </div>
  )
}
