import { getDefaultFields } from '@little-dunes/domain/content/content-fields'
import type { InputOf } from '@little-dunes/domain/contract/calls'
import { DAY, MINUTE } from '@little-dunes/domain/durations'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentPreviews } from '#content/content-tables'
import { CONTENT_JOBS } from '#content/delete-old-previews'
import { inTransaction } from '#database/in-transaction'
import type { PageHandler } from '#pages/render-page'
import { shopSettings } from '#settings/settings-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { eventually } from '#testing/eventually'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

type Publication = InputOf<'POST /api/staff/content/publish'>

/** A storefront with one kind of page: the title of 'Our Story' in the language of the address. */
const handler: PageHandler = async (request, { client }) => {
  const preview = new URL(request.url).searchParams.get('preview') ?? undefined
  const answer = await client('GET /api/page', { name: 'about', preview })
  return new Response(answer.success ? answer.page.title : answer.message)
}

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startTestShop({ storefront: { handler, clientFolder: import.meta.dirname } })
  owner = await aMember(shop.shop, 'owner')
})
afterAll(() => shop.close())

const staff = () => ({ token: owner.token })
const see = async (name: Publication['name']) =>
  requireSuccess(await shop.call('GET /api/staff/content/item', { name }, staff())).item
const publish = (input: Publication) => shop.call('POST /api/staff/content/publish', input, staff())
const title = async (to: string, more: Partial<Publication> = {}) => {
  const { fields } = await see('about')
  const changes = { 'title.en': { from: fields['title.en'] ?? '', to } }
  return requireSuccess(await publish({ name: 'about', changes, ...more })).item
}
const page = async (url: string, of: Pick<TestShop, 'request'> = shop) => (await of.request({ url })).body
const read = async (name: InputOf<'GET /api/page'>['name'], language = 'en') => {
  const request = { url: `/api/page?name=${name}`, headers: { 'accept-language': language } }
  return (await shop.request(request)).json().page
}

test('pages have texts in both languages and the fees of the settings', async () => {
  const delivery = await read('delivery')
  expect(delivery).toMatchObject({ title: 'Delivery', related: [{ path: '/returns' }, { path: '/help' }] })
  expect(JSON.stringify(delivery.body)).toContain('Normal delivery costs AED 25.00')
  expect(JSON.stringify((await read('delivery', 'ar')).body)).toContain('\u206625.00\u2069\u00a0د.إ')
  await shop.db.update(shopSettings).set({ helpEmail: '' })
  expect(JSON.stringify((await read('help')).body)).not.toContain('Anything else')
  await shop.db.update(shopSettings).set({ helpEmail: 'help@littledunes.example' })
})

test('the list of pages shows names in the language of the reader', async () => {
  const titleIn = async (language: 'en' | 'ar') => {
    const answer = await shop.call('GET /api/staff/content', {}, { ...staff(), language })
    return requireSuccess(answer).items.find(({ name }) => name === 'delivery')?.title
  }
  expect([await titleIn('en'), await titleIn('ar')]).toEqual(['Delivery', 'التوصيل'])
})

test('a published text appears on the next page of every process and in the activity log', async () => {
  const other = await shop.anotherServer()
  for (const one of [shop, other]) expect(await page('/about', one)).toBe('Our Story')
  const { fields, versions } = await title('Who we are')
  expect(fields).toEqual({ ...getDefaultFields('about'), 'title.en': 'Who we are' })
  expect(versions).toMatchObject([
    {
      endsAt: null,
      withdrawn: false,
      author: owner.email,
      authorName: owner.name,
      changed: { 'title.en': 'Who we are' },
    },
  ])
  expect(await page('/about')).toBe('Who we are')
  await eventually(async () => expect(await page('/about', other)).toBe('Who we are'))
  expect(await shop.db.select().from(staffChanges).orderBy(asc(staffChanges.id))).toMatchObject([
    {
      actor: owner.email,
      call: 'POST /api/staff/content/publish',
      subject: 'content',
      subjectId: 'about',
      changes: { 'title.en': ['Our Story', 'Who we are'] },
    },
  ])
})

test('a planned version is shown from its start to its end, even on cached pages', async () => {
  await title('Before')
  const now = shop.clock.now().getTime()
  await title('White Friday', { startsAt: now + 2 * MINUTE, endsAt: now + 4 * MINUTE })
  await title('Fresh')
  const seen: string[] = []
  for (const _ of [1, 2, 3, 4, 5]) {
    seen.push(await page('/about'), await page('/about'))
    shop.clock.moveBy(MINUTE)
  }
  expect(seen.filter((_, at) => at % 2 === 0)).toEqual([
    'Fresh',
    'Fresh',
    'White Friday',
    'White Friday',
    'Fresh',
  ])
  expect(seen.filter((_, at) => at % 2 === 1)).toEqual(seen.filter((_, at) => at % 2 === 0))
})

test('a planned version can be withdrawn, but not after its end', async () => {
  const startsAt = shop.clock.now().getTime() + MINUTE
  const { versions } = await title('Never', { startsAt })
  const [planned, live] = versions.map(({ id }) => id)
  const withdraw = (version = 0) =>
    shop.call('POST /api/staff/content/withdraw', { name: 'about', version }, staff())
  expect(await withdraw(live)).toMatchObject({ code: 'version_not_found' })
  expect(await withdraw(999_999)).toMatchObject({ code: 'version_not_found' })
  requireSuccess(await withdraw(planned))
  expect(await withdraw(planned)).toMatchObject({ code: 'version_not_found' })
  shop.clock.moveBy(2 * MINUTE)
  expect(await page('/about')).not.toBe('Never')
})

test('staff restore an earlier version and the default content', async () => {
  const first = await title('First')
  await title('Second')
  const restore = async (version: number | null) =>
    requireSuccess(await shop.call('POST /api/staff/content/restore', { name: 'about', version }, staff()))
      .item
  const [{ id } = { id: 0 }] = first.versions
  expect((await restore(id)).fields['title.en']).toBe('First')
  expect(await page('/about')).toBe('First')
  expect((await restore(null)).fields).toEqual(getDefaultFields('about'))
  expect(await page('/about')).toBe('Our Story')
  const unknown = { name: 'about' as const, version: 999_999 }
  expect(await shop.call('POST /api/staff/content/restore', unknown, staff())).toMatchObject({
    code: 'version_not_found',
  })
  // Versions belong to one page.
  expect(
    await shop.call('POST /api/staff/content/restore', { name: 'terms', version: id }, staff()),
  ).toMatchObject({
    code: 'version_not_found',
  })
})

test('a preview shows unpublished content to visitors with its address, for a day', async () => {
  const changes = { 'title.en': { from: 'Our Story', to: 'Draft' } }
  const { path } = requireSuccess(
    await shop.call('POST /api/staff/content/preview', { name: 'about', changes }, staff()),
  )
  expect(await page(path)).toBe('Draft')
  expect(await page('/about')).toBe('Our Story')
  expect(await page('/about?preview=unknown')).toBe('Our Story')
  shop.clock.moveBy(DAY + MINUTE)
  owner = await aMember(shop.shop, 'owner')
  expect(await page(path)).toBe('Our Story')
  for (const job of CONTENT_JOBS) await job.run(shop.shop, true)
  expect(await shop.db.select().from(contentPreviews)).toEqual([])
})

test('a preview shows the other texts of its time', async () => {
  const at = shop.clock.now().getTime() + DAY
  await title('Tomorrow', { startsAt: at })
  const { path } = requireSuccess(
    await shop.call('POST /api/staff/content/preview', { name: 'contact', changes: {}, at }, staff()),
  )
  expect(path).toMatch(/^\/contact\?preview=/)
  const noChanges = { name: 'about' as const, changes: {}, at }
  const unchanged = requireSuccess(await shop.call('POST /api/staff/content/preview', noChanges, staff()))
  expect(await page(unchanged.path)).toBe('Tomorrow')
  expect(await page(path.replace('/contact', '/about'))).toBe('Tomorrow')
  expect(await page('/about')).toBe('Our Story')
})

test('two people who change different fields keep both changes, and a conflict shows the current value', async () => {
  const { fields } = await see('terms')
  const change = (key: string, to: string) =>
    publish({ name: 'terms', changes: { [key]: { from: fields[key] ?? '', to } } })
  requireSuccess(await change('title.en', 'Terms'))
  requireSuccess(await change('title.ar', 'الشروط'))
  const { versions } = await see('terms')
  expect(await change('title.en', 'Conditions')).toMatchObject({
    code: 'field_changed',
    conflicts: { 'title.en': 'Terms' },
  })
  expect(await see('terms')).toMatchObject({
    versions,
    fields: { 'title.en': 'Terms', 'title.ar': 'الشروط' },
  })
})

test('of two publications of one field at once, one is refused', async () => {
  const { fields } = await see('help')
  const from = fields['lead.en'] ?? ''
  const publishing = ['One', 'Two'].map(
    (to) => () => publish({ name: 'help', changes: { 'lead.en': { from, to } } }),
  )
  let both: Promise<{ success: boolean }[]> | undefined
  await inTransaction(shop.shop, async ({ db }) => {
    // The lock allows reads and blocks writes until both calls have started.
    await db.execute(sql`LOCK TABLE content_versions IN EXCLUSIVE MODE`)
    both = Promise.all(publishing.map((begin) => begin()))
    await eventually(async () => {
      const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
      expect((await shop.db.execute(waiting)).rows).toHaveLength(2)
    })
  })
  expect((await both)?.map(({ success }) => success).toSorted()).toEqual([false, true])
})

test('an invalid value is refused by field, and the change is not stored', async () => {
  const before = await see('privacy')
  const from = (key: string) => before.fields[key] ?? ''
  const changes = {
    'title.en': { from: from('title.en'), to: ' ' },
    'lead.ar': { from: from('lead.ar'), to: 'x'.repeat(401) },
    'lead.en': { from: from('lead.en'), to: 'Fine' },
    __proto__: { from: '', to: 'x' },
    'title.fr': { from: '', to: 'x' },
  }
  expect(await publish({ name: 'privacy', changes })).toMatchObject({
    code: 'invalid_form',
    fields: { 'title.en': 'required', 'lead.ar': 'too_long' },
  })
  const now = shop.clock.now().getTime()
  const fine = { 'lead.en': changes['lead.en'] }
  expect(await publish({ name: 'privacy', changes: fine, startsAt: now + 9, endsAt: now + 9 })).toMatchObject(
    {
      code: 'invalid_form',
      fields: { endsAt: 'before_start' },
    },
  )
  expect((await see('privacy')).versions).toEqual([])
  expect((await see('privacy')).fields).toEqual(before.fields)
})

test('typed text never becomes markup: the API returns a page as data', async () => {
  const { fields } = await see('returns')
  const to = '<script>alert(1)</script> [x](javascript:alert(1)) [y](/help)'
  requireSuccess(
    await publish({ name: 'returns', changes: { 'body.en': { from: fields['body.en'] ?? '', to } } }),
  )
  const { body } = await read('returns')
  expect(body).toEqual([
    {
      kind: 'paragraph',
      runs: [{ text: '<script>alert(1)</script> [x](javascript:alert(1)) ' }, { text: 'y', to: '/help' }],
    },
  ])
})

test('the home page shows changed texts in each language, and sends no texts without a change', async () => {
  const changes = async (part: string, language = 'en') =>
    (
      await shop.request({ url: `/api/content?part=${part}`, headers: { 'accept-language': language } })
    ).json().content
  for (const part of ['frame', 'home']) expect(await changes(part)).toEqual({ changed: {} })
  const { fields } = await see('hero')
  const changed = {
    'title1.ar': { from: fields['title1.ar'] ?? '', to: 'اليوم الوطني' },
    to1: { from: '/products', to: '/products?category=Boys' },
  }
  requireSuccess(await publish({ name: 'hero', changes: changed }))
  expect(await changes('home')).toEqual({ changed: { hero: { to1: '/products?category=Boys' } } })
  expect(await changes('home', 'ar')).toEqual({
    changed: { hero: { title1: 'اليوم الوطني', to1: '/products?category=Boys' } },
  })
  const from = (await see('home')).fields.blocks ?? ''
  requireSuccess(
    await publish({ name: 'home', changes: { blocks: { from, to: from.replace('banner', '-banner') } } }),
  )
  for (const part of ['frame', 'home']) {
    const { blocks } = await changes(part)
    expect(blocks).not.toContain('banner')
    expect(blocks).toContain('hero')
  }
  const unsafe = { to2: { from: '/products', to: 'javascript:alert(1)' } }
  expect(await publish({ name: 'hero', changes: unsafe })).toMatchObject({ fields: { to2: 'link' } })
})

test('the list shows the visible version with its start, missing texts and planned versions', async () => {
  const startsAt = shop.clock.now().getTime() + DAY
  const { fields } = await see('sizeGuide')
  const missing = { 'lead.ar': { from: fields['lead.ar'] ?? '', to: '' } }
  requireSuccess(await publish({ name: 'sizeGuide', changes: missing }))
  requireSuccess(await publish({ name: 'sizeGuide', changes: {}, startsAt }))
  const { items } = requireSuccess(await shop.call('GET /api/staff/content', {}, staff()))
  expect(items.find(({ name }) => name === 'sizeGuide')).toEqual({
    name: 'sizeGuide',
    title: 'Size Guide',
    picture: null,
    missing: 1,
    publishedAt: shop.clock.now().getTime(),
    author: owner.email,
    authorName: owner.name,
    plannedAt: startsAt,
    spans: [{ id: expect.any(Number), state: 'planned', startsAt, endsAt: null }],
  })
  expect(items.find(({ name }) => name === 'contact')).toMatchObject({ publishedAt: null, missing: 0 })
})

test('a story is shown from its publication to its end, in both languages, and in the sitemap', async () => {
  const stories = async (language = 'en') =>
    (await shop.request({ url: '/api/stories', headers: { 'accept-language': language } })).json().stories
  const story = async (slug: string) => (await shop.request({ url: `/api/story?slug=${slug}` })).json()
  expect(await stories()).toEqual([])
  const set = (to: string) => ({ from: '', to })
  const texts = {
    'title.en': set('First day'),
    'lead.en': set('A bag and a cap.'),
    'body.en': set('It was **hot**.'),
  }
  const first = { name: 'story/first-day' as const, changes: { ...texts, 'title.ar': set('اليوم الأول') } }
  requireSuccess(await publish(first))
  shop.clock.moveBy(MINUTE)
  const startsAt = shop.clock.now().getTime() + DAY
  requireSuccess(await publish({ name: 'story/later', changes: texts, startsAt }))
  expect(await stories('ar')).toMatchObject([
    { path: '/stories/first-day', title: 'اليوم الأول', lead: 'A bag and a cap.' },
  ])
  expect((await story('first-day')).page.body).toEqual([
    { kind: 'paragraph', runs: [{ text: 'It was ' }, { text: 'hot', bold: true }, { text: '.' }] },
  ])
  for (const slug of ['later', 'unknown', 'First-Day', '..', "x'--"])
    expect(await story(slug)).toMatchObject({ code: 'not_found' })
  expect((await read('about')).related).toContainEqual({ path: '/stories/first-day', title: 'First day' })
  const { items } = requireSuccess(await shop.call('GET /api/staff/content', {}, staff()))
  expect(items.filter(({ name }) => name.startsWith('story/'))).toMatchObject([
    { name: 'story/first-day', title: 'First day', missing: 2 },
    { name: 'story/later', plannedAt: startsAt },
  ])
  const hide = { name: 'story/first-day' as const, version: null }
  requireSuccess(await shop.call('POST /api/staff/content/restore', hide, staff()))
  expect(await stories()).toEqual([])
})

test('a story needs an address of small letters, digits and hyphens', async () => {
  for (const name of [
    'story/',
    'story/A',
    'story/a--b',
    'story/a/b',
    'story/-a',
    `story/${'a'.repeat(61)}`,
    'nothing',
  ])
    expect(await publish({ name: name as 'story/a', changes: {} })).toMatchObject({ code: 'malformed' })
})

test('the list of pages shows the first visible slide, and reports no missing texts for a hidden one', async () => {
  const hero = async () =>
    requireSuccess(await shop.call('GET /api/staff/content', {}, staff())).items.find(
      ({ name }) => name === 'hero',
    )
  const before = await hero()
  expect(before).toMatchObject({ title: 'Dressed for sun, sand and sea', picture: '/pictures/hero-1.avif' })
  const { fields } = await see('hero')
  const to = { slides: '2', 'title1.ar': '' }
  const changes = Object.fromEntries(
    Object.entries(to).map(([key, value]) => [key, { from: fields[key] ?? '', to: value }]),
  )
  requireSuccess(await publish({ name: 'hero', changes }))
  expect(await hero()).toMatchObject({
    title: 'Toys that set sail',
    picture: '/pictures/hero-2.avif',
    missing: before?.missing,
  })
  requireSuccess(await shop.call('POST /api/staff/content/restore', { name: 'hero', version: null }, staff()))
})

test('of two reorderings of links, the second gets a conflict with the current order, and then succeeds', async () => {
  const move = (
    list: 'shopLinks' | 'careLinks',
    from: string,
    to: string,
    more: Publication['changes'] = {},
  ) => publish({ name: 'footer', changes: { [list]: { from, to }, ...more } })
  const fields = async () => (await see('footer')).fields
  const { 'shop1.en': label = '' } = await fields()
  requireSuccess(await move('shopLinks', '1,2,3,4', '2,1,3,4'))
  const renamed = { 'shop1.en': { from: label, to: 'Everything' } }
  expect(await move('shopLinks', '1,2,3,4', '4,1,2,3', renamed)).toMatchObject({
    code: 'field_changed',
    conflicts: { shopLinks: '2,1,3,4' },
  })
  expect(await fields()).toMatchObject({ shopLinks: '2,1,3,4', 'shop1.en': label })
  requireSuccess(await move('careLinks', '1,2,3,4,5', '5,1,2,3,4'))
  requireSuccess(await move('shopLinks', '1,2,3,4', '2,1,3,4'))
  requireSuccess(await move('shopLinks', '2,1,3,4', '4,1,2,3', renamed))
  expect(await fields()).toMatchObject({
    shopLinks: '4,1,2,3',
    careLinks: '5,1,2,3,4',
    'shop1.en': 'Everything',
  })
})
