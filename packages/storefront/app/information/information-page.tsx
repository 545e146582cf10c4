import type { WirePage } from '@little-dunes/domain/contract/content/content-calls'
import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'
import { INFORMATION_PATHS, PATHS, PREVIEW_PARAM, splitLanguage } from '@little-dunes/domain/paths'
import { withoutEndSlashes } from '@little-dunes/domain/trim-end'
import { clsx } from 'clsx'
import { ShoeSizeTable, SizeChartTable } from '#catalogue/size-tables.tsx'
import { ContactForm } from '#information/contact-form.tsx'
import { informationMessages } from '#information/information-messages'
import styles from '#information/information-page.module.css'
import { RichText } from '#information/rich-text.tsx'
import { WaysToReturn } from '#information/ways-to-return.tsx'
import { metaTags } from '#platform/head/meta-tags'
import { useMessages } from '#platform/messages'
import { type ShopSettings, useRootData } from '#platform/root-data'
import { STILL } from '#platform/scripts/start-of-scripts'
import { shopContext } from '#platform/shop-context'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import buttonStyles from '#ui/button.module.css'
import layoutStyles from '#ui/layout.module.css'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'
import type { Route } from './+types/information-page'

type PageName = keyof typeof INFORMATION_PATHS

/** The page of a path. The routes pass no unknown paths. */
function toPageName(pathname: string): PageName {
  const path = withoutEndSlashes(splitLanguage(pathname).path).replace(/\.data$/, '')
  const [name] = Object.entries(INFORMATION_PATHS).find(([, one]) => one === path) ?? ['help']
  return name as PageName
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { name, page } = loaderData
  return metaTags({ title: page.title, description: page.lead, path: INFORMATION_PATHS[name] }, matches)
}

interface InformationData {
  name: PageName
  page: WirePage
  /** The size chart is shop data (D-16); only the size page has it. */
  sizes: Pick<WireSettings, 'sizeChart' | 'sizeChartWeightHeading'> | null
}

export const handle = STILL

export async function loader({ url, context }: Route.LoaderArgs): Promise<InformationData> {
  const { client } = context.get(shopContext)
  const name = toPageName(url.pathname)
  const preview = url.searchParams.get(PREVIEW_PARAM) ?? undefined
  const answer = await client('GET /api/page', { name, preview })
  if (!answer.success) throw new Error(answer.message)
  const { page } = answer
  if (name !== 'sizeGuide') return { name, page, sizes: null }
  const read = await client('GET /api/settings', {})
  if (!read.success) throw new Error(read.message)
  const { sizeChart, sizeChartWeightHeading } = read.settings
  return { name, page, sizes: { sizeChart, sizeChartWeightHeading } }
}

/** Only the contact channels that the shop has set. */
function WaysToReach({ settings }: { settings: ShopSettings }) {
  const t = useMessages(informationMessages)
  const { helpEmail, phone, chatNumber } = settings
  const look = clsx(buttonStyles.button, buttonStyles.outline)
  const chat = chatNumber.replace(/\D/g, '')
  return (
    <div className={styles.ways}>
      {helpEmail && (
        <a className={look} href={`mailto:${helpEmail}`}>
          {t.write}
        </a>
      )}
      {phone && (
        <a className={look} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <bdi>{t.call(phone)}</bdi>
        </a>
      )}
      {chat && (
        <a className={look} href={`https://wa.me/${chat}`} target="_blank" rel="noopener noreferrer">
          {t.chat}
        </a>
      )}
    </div>
  )
}

export default function InformationPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages(informationMessages)
  const settings = useRootData()?.settings
  const { name, page, sizes } = loaderData
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage, styles.page)}>
      <Breadcrumbs steps={[{ label: t.home, to: PATHS.home }, { label: page.title }]} />
      <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{page.title}</h1>
      <p className={styles.lead}>{page.lead}</p>
      {name === 'contact' && settings && <WaysToReach settings={settings} />}
      {name === 'returns' && <WaysToReturn />}
      {sizes && (
        <div className={styles.tables}>
          <SizeChartTable {...sizes} />
          <ShoeSizeTable />
        </div>
      )}
      <RichText blocks={page.body} className={styles.section} />
      {name === 'contact' && <ContactForm />}
      <nav className={styles.related} aria-label={t.related}>
        {page.related.map(({ path, title }) => (
          <Link key={path} to={path} className={textStyles.link}>
            {title}
          </Link>
        ))}
      </nav>
    </div>
  )
}
