import { filsFromAed } from '@little-dunes/domain/money'
import { INFORMATION_PATHS, PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { Link, useLocation } from 'react-router'
import { ShoeSizeTable, SizeChartTable } from '#catalogue/size-tables.tsx'
import { informationMessages } from '#information/information-messages'
import styles from '#information/information-page.module.css'
import type { InformationName, InformationSection } from '#information/information-texts'
import { messagesOf, useMessages } from '#platform/messages'
import { metaTags } from '#platform/meta-tags'
import { type ShopSettings, useRootData } from '#platform/root-data'
import { shopContext } from '#platform/shop-context'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import buttonStyles from '#ui/button.module.css'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'
import type { Route } from './+types/information-page'

/** Where a reader of a page may want to go on. */
const RELATED: Record<InformationName, readonly InformationName[]> = {
  about: ['contact', 'sizeGuide'],
  help: ['delivery', 'returns', 'contact'],
  contact: ['help', 'returns', 'delivery'],
  delivery: ['returns', 'help'],
  returns: ['delivery', 'contact'],
  sizeGuide: ['returns', 'help'],
  terms: ['returns', 'delivery', 'privacy'],
  privacy: ['terms', 'contact'],
}

/** The page that an address names; unknown ones do not lead here. */
function nameOf(pathname: string): InformationName {
  const path = pathname.replace(/\.data$|\/+$/g, '')
  const [name] = Object.entries(INFORMATION_PATHS).find(([, one]) => one === path) ?? ['help']
  return name as InformationName
}

export function meta({ matches, location }: Route.MetaArgs) {
  const t = messagesOf(informationMessages)
  const { name, lead } = t.pages[nameOf(location.pathname)]
  const path = INFORMATION_PATHS[nameOf(location.pathname)]
  return metaTags({ title: t.title(name), description: lead, path }, matches)
}

/** The size chart is shop data (D-16), which no other page of these has. */
export async function loader({ url, context }: Route.LoaderArgs) {
  if (nameOf(url.pathname) !== 'sizeGuide') return null
  const answer = await context.get(shopContext).client('GET /api/settings', {})
  if (!answer.success) throw new Error(answer.message)
  const { sizeChart, sizeChartWeightHeading } = answer.settings
  return { sizeChart, sizeChartWeightHeading }
}

function Section({ heading, paragraphs = [], points = [] }: InformationSection) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}

/** The ways to reach a person, as far as the shop has them. */
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

function factsOf(settings: ShopSettings | undefined) {
  const { deliveryFee = 0, freeDeliveryAbove = 0, expressFee = 0, helpEmail = '' } = settings ?? {}
  const fees = { deliveryFee, freeDeliveryAbove, expressFee }
  const [normal, free, express] = Object.values(fees).map(filsFromAed)
  return {
    deliveryFee: normal ?? 0,
    freeDeliveryAbove: free ?? 0,
    expressFee: express ?? 0,
    helpEmail,
  }
}

/** What the shop says about itself: the pages behind the links of the footer. */
export default function InformationPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages(informationMessages)
  const settings = useRootData()?.settings
  const which = nameOf(useLocation().pathname)
  const { name, lead, sections } = t.pages[which]
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage, styles.page)}>
      <Breadcrumbs steps={[{ label: t.home, to: PATHS.home }, { label: name }]} />
      <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{name}</h1>
      <p className={styles.lead}>{lead}</p>
      {which === 'contact' && settings && <WaysToReach settings={settings} />}
      {loaderData && (
        <div className={styles.tables}>
          <SizeChartTable {...loaderData} />
          <ShoeSizeTable />
        </div>
      )}
      {sections(factsOf(settings)).map((section) => (
        <Section key={section.heading} {...section} />
      ))}
      <nav className={styles.related} aria-label={t.related}>
        {RELATED[which].map((other) => (
          <Link key={other} to={INFORMATION_PATHS[other]} className={textStyles.link}>
            {t.pages[other].name}
          </Link>
        ))}
      </nav>
    </div>
  )
}
