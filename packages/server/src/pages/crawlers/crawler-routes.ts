import { createHash, randomUUID } from 'node:crypto'
import { DAY, HOUR, SECOND } from '@little-dunes/domain/durations'
import { FIRST_LANGUAGE } from '@little-dunes/domain/i18n/languages'
import { LIST_PARAMETERS } from '@little-dunes/domain/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LiveCatalogue } from '#catalogue/memory/open-catalogue'
import { shownStories } from '#content/read-stories'
import { sendRefusal } from '#http/error-handler'
import { readChangeTimes } from '#pages/crawlers/change-times'
import { largeSitemapIndex, largeSitemapPart } from '#pages/crawlers/large-sitemap'
import { languageOfFeed, merchantFeed, readFeedTerms } from '#pages/crawlers/merchant-feed'
import { sendXml } from '#pages/crawlers/send-xml'
import { SITEMAP_PATH, type SitemapSources, sitemapIndex, sitemapPart } from '#pages/crawlers/sitemap'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

const MAX_AGE = HOUR / SECOND
const QUARTER = 900
const FOR_AN_HOUR = `public, max-age=${MAX_AGE}`

/** Parameters that only sort or narrow a list: crawlers find its products elsewhere. */
const INDEXED: readonly string[] = ['category', 'type', 'flag', 'age', 'page', 'offset']
const NARROWED = LIST_PARAMETERS.filter((name) => !INDEXED.includes(name))

/** Crawlers may read every page. Without `PUBLIC_URL` the sitemap has no absolute address. */
export function robotsText(publicUrl: string | null): string {
  const closed = ['/api/', ...NARROWED.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])]
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  return `${[...lines, ...(publicUrl ? ['', `Sitemap: ${publicUrl}/sitemap.xml`] : [])].join('\n')}\n`
}

const YEAR = 365 * DAY

/** Contact for security reports (RFC 9116), valid for a year. */
function securityText(contact: string, publicUrl: string | null, now: Date): string {
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(now.getTime() + YEAR).toISOString()}`,
    'Preferred-Languages: en, ar',
    ...(publicUrl ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
  ]
  return `${lines.join('\n')}\n`
}

export function crawlerRoutes(
  app: FastifyInstance,
  { shop, catalogue, publicUrl }: { shop: Shop; catalogue: LiveCatalogue; publicUrl: string | null },
): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', FOR_AN_HOUR).send(robotsText(publicUrl)),
  )
  app.get('/.well-known/security.txt', async (request, reply) => {
    const [settings] = await shop.db.select({ supportEmail: shopSettings.supportEmail }).from(shopSettings)
    if (!settings?.supportEmail) return sendRefusal(request, reply, 'not_found')
    const content = securityText(settings.supportEmail, publicUrl, shop.now())
    return reply.type('text/plain; charset=utf-8').header('cache-control', FOR_AN_HOUR).send(content)
  })
  if (publicUrl) {
    sitemapRoutes(app, shop, publicUrl)
    feedRoute(app, { shop, catalogue, publicUrl })
  }
}

function sitemapRoutes(app: FastifyInstance, shop: Shop, publicUrl: string): void {
  const sources = async (): Promise<SitemapSources> => {
    const [{ products }, stories, times] = await Promise.all([
      shop.catalogue.snapshot(),
      shownStories(shop, FIRST_LANGUAGE),
      readChangeTimes(shop),
    ])
    return { products, stories: stories.map(({ path }) => path), times, publicUrl }
  }
  const indexNow = async () =>
    (await shop.catalogue.isLarge()) ? largeSitemapIndex(shop, publicUrl) : sitemapIndex(await sources())
  const partNow = async (name: string) => {
    if (!(await shop.catalogue.isLarge())) return sitemapPart(name, await sources())
    const stories = await shownStories(shop, FIRST_LANGUAGE)
    return largeSitemapPart(shop, name, { stories: stories.map(({ path }) => path), publicUrl })
  }
  app.get(SITEMAP_PATH, async (request, reply) => {
    const index = await indexNow()
    return sendXml(request, reply, { parts: () => index, etag: null, maxAge: MAX_AGE })
  })
  app.get<{ Params: { part: string } }>('/sitemaps/:part.xml', async (request, reply) => {
    const part = await partNow(request.params.part)
    if (!part) return sendRefusal(request, reply, 'not_found')
    return sendXml(request, reply, { parts: () => part, etag: null, maxAge: MAX_AGE })
  })
}

/** Catalogue versions restart with each process. */
const PROCESS = randomUUID()

/** Entity tag of a feed; null while notifications of catalogue changes are lost. */
function feedTag({ edition }: LiveCatalogue, path: string): string | null {
  const known = edition()
  if (!known) return null
  const text = [PROCESS, path, known.version, known.stock].join()
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
}

/** Feeds sent at once: one of a large catalogue takes seconds. */
const MAX_FEEDS = 2

function feedRoute(
  app: FastifyInstance,
  { shop, catalogue, publicUrl }: { shop: Shop; catalogue: LiveCatalogue; publicUrl: string },
): void {
  let sending = 0
  app.get('/feeds/:name', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const language = languageOfFeed(path)
    // Compute the tag before the content, so a change in between gets a new tag.
    const etag = feedTag(catalogue, path)
    const terms = language && (await readFeedTerms(shop, language, publicUrl))
    if (!terms) return sendRefusal(request, reply, 'not_found')
    if (sending >= MAX_FEEDS)
      return sendRefusal(request, reply.header('retry-after', 30), 'too_many_requests')
    sending += 1
    reply.raw.once('close', () => {
      sending -= 1
    })
    return sendXml(request, reply, { parts: () => merchantFeed(shop, terms), etag, maxAge: QUARTER })
  })
}
