import { clsx } from 'clsx'
import { useContext, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { isListing } from '#catalogue/address/search-path'
import { useStaticHearts } from '#catalogue/card/use-static-hearts.tsx'
import type { ListPage } from '#catalogue/listing/fetch-list-page'
import { ListError } from '#catalogue/listing/list-error.tsx'
import { FAILURE } from '#catalogue/listing/list-head'
import { LIST_STYLES } from '#catalogue/listing/list-styles'
import { Listing } from '#catalogue/listing/listing.tsx'
import type { StaticListing } from '#catalogue/listing/load-list-page'
import { useFilterForm } from '#catalogue/listing/use-filter-form'
import { useShownList } from '#catalogue/listing/use-shown-list'
import { useRevalidator } from '#platform/address/address'
import { useComingRoute } from '#platform/address/coming-route'
import { StaticDataContext } from '#platform/static-data'
import layoutStyles from '#ui/layout.module.css'
import { StaticPart } from '#ui/static-part/static-part.tsx'
import { useStaticLinks } from '#ui/static-part/use-static-links'
import { useStaticPictures } from '#ui/static-part/use-static-pictures'
import textStyles from '#ui/text.module.css'

const ServerListing = () => <Listing {...(useContext(StaticDataContext) as StaticListing)} />

/** The products page: HTML of the server with what its scripts add. */
export function ListView({ page }: { page: ListPage }) {
  const place = useRef<HTMLDivElement>(null)
  const isChanging = useFilterForm(place)
  const { hearts, placeHearts } = useStaticHearts(place)
  const shown = useShownList(place, page, isChanging, placeHearts)
  useStaticLinks(place)
  useStaticPictures(place)
  const { revalidate, state } = useRevalidator()
  const coming = useComingRoute()
  const isBusy = state !== 'idle' || (coming !== null && isListing(coming.pathname))
  useEffect(() => {
    place.current?.firstElementChild?.setAttribute('aria-busy', String(isBusy))
  }, [isBusy])
  useEffect(() => {
    // React has replaced the page, because something else had changed it.
    if (!page.part && !place.current?.firstChild) void revalidate()
    if (!page.failed) return
    const returned = () => void revalidate()
    window.addEventListener('online', returned)
    return () => window.removeEventListener('online', returned)
  }, [page, revalidate])

  // In development, a changed component of the list comes with its page.
  useEffect(() => {
    import.meta.hot?.on('vite:afterUpdate', revalidate)
    return () => import.meta.hot?.off('vite:afterUpdate', revalidate)
  }, [revalidate])

  const results = page.failed && !shown.failed && document.getElementById(FAILURE)
  return (
    <>
      <StaticPart ref={place} styles={LIST_STYLES}>
        {import.meta.env.SSR && <ServerListing />}
      </StaticPart>
      {shown.failed && shown.part && (
        <div className={layoutStyles.wrap}>
          <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{shown.head.name}</h1>
          <ListError onTry={revalidate} />
        </div>
      )}
      {results && createPortal(<ListError onTry={revalidate} />, results)}
      {hearts}
    </>
  )
}
