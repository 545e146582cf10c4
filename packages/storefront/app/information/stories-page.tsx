import { PATHS, PREVIEW_PARAM } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { informationMessages } from '#information/information-messages'
import styles from '#information/information-page.module.css'
import { metaTags } from '#platform/head/meta-tags'
import { getMessages, useMessages } from '#platform/messages'
import { STILL } from '#platform/scripts/start-of-scripts'
import { shopContext } from '#platform/shop-context'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import layoutStyles from '#ui/layout.module.css'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'
import type { Route } from './+types/stories-page'

export function meta({ matches }: Route.MetaArgs) {
  const t = getMessages(informationMessages)
  return metaTags({ title: t.stories, description: t.storiesLead, path: PATHS.stories }, matches)
}

export const handle = STILL

export async function loader({ url, context }: Route.LoaderArgs) {
  const preview = url.searchParams.get(PREVIEW_PARAM) ?? undefined
  const answer = await context.get(shopContext).client('GET /api/stories', { preview })
  if (!answer.success) throw new Error(answer.message)
  return { stories: answer.stories }
}

export default function StoriesPage({ loaderData: { stories } }: Route.ComponentProps) {
  const t = useMessages(informationMessages)
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage, styles.page)}>
      <Breadcrumbs steps={[{ label: t.home, to: PATHS.home }, { label: t.stories }]} />
      <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{t.stories}</h1>
      <p className={styles.lead}>{stories.length === 0 ? t.noStories : t.storiesLead}</p>
      {stories.map(({ path, title, lead, publishedAt }) => (
        <article key={path} className={styles.section}>
          <h2>
            <Link to={path} className={textStyles.link}>
              {title}
            </Link>
          </h2>
          <p>{lead}</p>
          <p>
            <time dateTime={new Date(publishedAt).toISOString()}>{t.published(publishedAt)}</time>
          </p>
        </article>
      ))}
    </div>
  )
}
