import { scenePicture, sceneSrcset } from '@little-dunes/domain/catalogue/pictures/source-address'
import { PATHS, PREVIEW_PARAM, storyPath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { informationMessages } from '#information/information-messages'
import styles from '#information/information-page.module.css'
import { RichText } from '#information/rich-text.tsx'
import { metaTags } from '#platform/head/meta-tags'
import { useMessages } from '#platform/messages'
import { STILL } from '#platform/scripts/start-of-scripts'
import { shopContext } from '#platform/shop-context'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import layoutStyles from '#ui/layout.module.css'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'
import type { Route } from './+types/story-page'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { slug, page } = loaderData
  return metaTags({ title: page.title, description: page.lead, path: storyPath(slug) }, matches)
}

export const handle = STILL

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const preview = url.searchParams.get(PREVIEW_PARAM) ?? undefined
  const slug = params.slug.replace(/\.data$/, '')
  const answer = await context.get(shopContext).client('GET /api/story', { slug, preview })
  if (!answer.success) throw new Response(null, { status: 404 })
  return { slug, page: answer.page }
}

export default function StoryPage({ loaderData: { page } }: Route.ComponentProps) {
  const t = useMessages(informationMessages)
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage, styles.page)}>
      <Breadcrumbs
        steps={[
          { label: t.home, to: PATHS.home },
          { label: t.stories, to: PATHS.stories },
          { label: page.title },
        ]}
      />
      <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{page.title}</h1>
      <p className={styles.lead}>{page.lead}</p>
      {page.picture && (
        <img
          className={styles.picture}
          src={scenePicture(page.picture.address, 1280)}
          srcSet={sceneSrcset(page.picture.address)}
          sizes="(width < 860px) 100vw, 860px"
          alt={page.picture.alt}
        />
      )}
      <RichText blocks={page.body} className={styles.section} />
      <nav className={styles.related} aria-label={t.related}>
        {page.related.map(({ path, title }) => (
          <Link key={path} to={path} className={textStyles.link}>
            {title}
          </Link>
        ))}
        <Link to={PATHS.stories} className={textStyles.link}>
          {t.allStories}
        </Link>
      </nav>
    </div>
  )
}
