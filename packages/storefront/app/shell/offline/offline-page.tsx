import { OFFLINE_FROM_PARAM } from '@little-dunes/domain/offline-address'
import { isPathWithin, languagePath, PATHS } from '@little-dunes/domain/paths'
import { useCallback, useEffect, useState } from 'react'
import { PageTitle } from '#platform/head/page-title.tsx'
import { PAGE_LANGUAGE, useMessages } from '#platform/messages'
import { isShopReachable } from '#platform/offline/is-shop-reachable'
import { offlineMessages } from '#shell/offline/offline-messages'
import styles from '#shell/offline/offline-page.module.css'
import { readSeenPages, type SeenPage } from '#shell/offline/read-seen-pages'
import { Button } from '#ui/button.tsx'
import emptyStateStyles from '#ui/empty-state.module.css'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

const EVERY_MS = 10_000

/** The requested address. Addresses can be forged, so only the shop's own paths are accepted. */
function readTargetAddress(): string {
  const from = new URLSearchParams(window.location.search).get(OFFLINE_FROM_PARAM) ?? ''
  return isPathWithin(from) ? from : languagePath(PAGE_LANGUAGE, PATHS.home)
}

/** Opens the requested page as soon as the shop is reachable. Returns whether a manual attempt failed. */
function useWayBack() {
  const [failed, setFailed] = useState(false)
  const open = useCallback(async () => {
    const target = readTargetAddress()
    const isThere = await isShopReachable(target)
    if (isThere) window.location.replace(target)
    return isThere
  }, [])
  useEffect(() => {
    const listen = () => void open()
    window.addEventListener('online', listen)
    const timer = setInterval(listen, EVERY_MS)
    return () => {
      window.removeEventListener('online', listen)
      clearInterval(timer)
    }
  }, [open])
  return { failed, tryAgain: async () => setFailed(!(await open())) }
}

/** Replaces a page that is not cached and cannot be fetched (decision 062). */
export function OfflinePage() {
  const t = useMessages(offlineMessages)
  const { failed, tryAgain } = useWayBack()
  const [seen, setSeen] = useState<SeenPage[]>([])
  useEffect(() => {
    readSeenPages().then(setSeen, () => undefined)
  }, [])
  return (
    <div className={layoutStyles.wrap}>
      <PageTitle>{t.title}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className={emptyStateStyles.state}>
        <h1 className={textStyles.display}>{t.heading}</h1>
        <p>{t.hint}</p>
        <Button onClick={tryAgain}>{t.tryAgain}</Button>
        <p role="status">{failed && t.stillOffline}</p>
        {/* The browser follows these links itself: the router would ask the shop. */}
        <p className={styles.ways}>
          <a className={textStyles.link} href={languagePath(PAGE_LANGUAGE, PATHS.cart)}>
            {t.cart}
          </a>
          <a className={textStyles.link} href={languagePath(PAGE_LANGUAGE, PATHS.home)}>
            {t.home}
          </a>
        </p>
      </div>
      {seen.length > 0 && (
        <section className={styles.seen} aria-labelledby="seen-pages">
          <h2 id="seen-pages" className={textStyles.display}>
            {t.seen}
          </h2>
          <ul className={styles.list}>
            {seen.map(({ path, name, picture }) => (
              <li key={path}>
                <a href={path}>
                  {picture ? (
                    <img src={picture} alt="" width={160} height={200} />
                  ) : (
                    <span className={styles.blank} />
                  )}
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
