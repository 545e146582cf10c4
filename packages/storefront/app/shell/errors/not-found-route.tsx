import { isUuid } from '@little-dunes/domain/catalogue/product'
import { OFFLINE_PATH } from '@little-dunes/domain/offline-address'
import { data } from 'react-router'
import { redirectToProduct } from '#catalogue/listing/redirect-to-product'
import { STILL } from '#platform/scripts/start-of-scripts'
import { shopContext } from '#platform/shop-context'
import { NotFound } from '#shell/errors/not-found.tsx'
import styles from '#shell/errors/not-found-route.module.css'
import { offeredLanguages } from '#shell/errors/unknown-language'
import { rememberLanguageChoice } from '#shell/language/language-offer-key'
import { OfflinePage } from '#shell/offline/offline-page.tsx'
import textStyles from '#ui/text.module.css'
import type { Route } from './+types/not-found-route'

export const handle = STILL

/**
 * `/{uuid}` and `/{anything}/{uuid}` redirect to the product (SHELL-09, D-10); everything else is not found. An address
 * in an unsupported language offers the supported ones. The offline page of the service worker is here too: a separate
 * route would enlarge the route table that every page contains.
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const path = params['*']
  if (`/${path}` === OFFLINE_PATH) return null
  const last = path.split('/').at(-1) ?? ''
  if (isUuid(last)) await redirectToProduct(context.get(shopContext).client, last, url)
  const languages = offeredLanguages(path)
  if (languages.length === 0) throw data(null, { status: 404 })
  return data(languages, { status: 404 })
}

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <OfflinePage />
  return (
    <NotFound>
      <p className={styles.languages}>
        {loaderData.map(({ language, name, path }) => (
          <a
            key={language}
            href={path}
            lang={language}
            hrefLang={language}
            className={textStyles.link}
            onClick={rememberLanguageChoice}
          >
            {name}
          </a>
        ))}
      </p>
    </NotFound>
  )
}
