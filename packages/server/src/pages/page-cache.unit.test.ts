import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { HOUR, MINUTE } from '@little-dunes/domain/durations'
import { expect, test } from 'vitest'
import { type PrecompressedResponse, precompress } from '#http/precompressed-response'
import { createPageCache, type RenderedPage } from '#pages/page-cache'
import { movableClock } from '#testing/movable-clock'

const createAnswer = (text: string, size = text.length): PrecompressedResponse => {
  const body = Buffer.from(text)
  return {
    status: 200,
    etag: text,
    bodies: { br: body, gzip: body, identity: body },
    size,
    heads: { br: [], gzip: [], identity: [] },
    unchangedHead: [],
  }
}

function aCache(maxBytes?: { linked: number; 'made-up': number }) {
  const clock = movableClock()
  const state = {
    edition: { version: 1, stock: 1 } as { version: number; stock: number } | null,
    renders: 0,
    nextChange: Infinity,
  }
  const cache = createPageCache({
    edition: () => state.edition && { ...state.edition },
    now: clock.now,
    nextChange: () => state.nextChange,
    ...(maxBytes && { maxBytes }),
  })
  const home = { key: '/', partition: 'linked' as const }
  const get = async (
    key = '/',
    page: Partial<RenderedPage> = {},
    partition: 'linked' | 'made-up' = 'linked',
  ) => {
    const answer = await cache.answer({ key, partition }, async () => {
      state.renders += 1
      return { answer: createAnswer(`${key} ${state.renders}`), keep: true, ...page }
    })
    return answer.etag
  }
  return { cache, clock, state, home, get }
}

/** Rendering that finishes on request. */
function slowRender() {
  const { promise, resolve } = Promise.withResolvers<RenderedPage>()
  return { render: () => promise, end: (text: string) => resolve({ answer: createAnswer(text), keep: true }) }
}

test('a page is rendered once and then served from memory', async () => {
  const { get, state } = aCache()
  expect([await get(), await get()]).toEqual(['/ 1', '/ 1'])
  expect(state.renders).toBe(1)
})

test('a page is rendered again when planned texts change', async () => {
  const { get, state, clock } = aCache()
  state.nextChange = clock.now().getTime() + MINUTE
  expect([await get(), await get()]).toEqual(['/ 1', '/ 1'])
  clock.moveBy(59_999)
  expect(await get()).toBe('/ 1')
  clock.moveBy(1)
  state.nextChange = Number.POSITIVE_INFINITY
  expect([await get(), await get()]).toEqual(['/ 2', '/ 2'])
})

test('all visitors who wait for a page share one rendering', async () => {
  const { get, state } = aCache()
  expect(await Promise.all([get(), get(), get()])).toEqual(['/ 1', '/ 1', '/ 1'])
  expect(state.renders).toBe(1)
})

test('a catalogue change invalidates every copy (D-60)', async () => {
  const { get, state } = aCache()
  await get()
  if (state.edition) state.edition.version += 1
  expect(await get()).toBe('/ 2')
})

test('a rendering started before a change is not served to later visitors (D-60)', async () => {
  const { cache, state, home, get } = aCache()
  const slow = slowRender()
  const early = cache.answer(home, slow.render)
  if (state.edition) state.edition.version += 1
  const late = get()
  slow.end('old')
  expect((await early).etag).toBe('old')
  expect(await late).toBe('/ 1')
  expect(cache.ready(home)?.etag).toBe('/ 1')
})

test('an outdated rendering that finishes last does not replace the new copy', async () => {
  const { cache, state, home, get } = aCache()
  const slow = slowRender()
  const early = cache.answer(home, slow.render)
  if (state.edition) state.edition.version += 1
  await get()
  slow.end('old')
  await early
  expect(cache.ready(home)?.etag).toBe('/ 1')
})

test('sales renew a page at most once a second (D-15)', async () => {
  const { clock, state, get } = aCache()
  await get()
  if (state.edition) state.edition.stock += 1
  clock.moveBy(999)
  expect(await get()).toBe('/ 1')
  clock.moveBy(1)
  expect(await get()).toBe('/ 2')
})

test('an overloaded shop serves the last copy despite later sales, but not across a catalogue change or midnight', async () => {
  const { cache, clock, state, home, get } = aCache()
  await get()
  if (state.edition) state.edition.stock += 1
  clock.moveBy(MINUTE)
  expect(cache.ready(home)).toBeNull()
  expect(cache.ready(home, true)?.etag).toBe('/ 1')
  if (state.edition) state.edition.version += 1
  expect(cache.ready(home, true)).toBeNull()
})

test('no page is served past midnight in Dubai (D-60)', async () => {
  const { clock, get } = aCache()
  clock.set('2026-06-10T19:59:59.000Z')
  await get()
  clock.set('2026-06-10T20:00:00.000Z')
  expect(await get()).toBe('/ 2')
  clock.set('2026-06-11T00:00:00.000Z')
  expect(await get()).toBe('/ 2')
})

test('while notifications are lost nothing is cached', async () => {
  const { state, get } = aCache()
  await get()
  state.edition = null
  expect([await get(), await get()]).toEqual(['/ 2', '/ 3'])
})

test('an error is not cached, and the next visitor triggers a new attempt', async () => {
  const { cache, home, get } = aCache()
  await expect(cache.answer(home, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await get('/', { keep: false })).toBe('/ 1')
  expect(await get()).toBe('/ 2')
})

test('memory is limited by bytes, and the most recently used pages stay', async () => {
  const { cache, get } = aCache({ linked: 25_000, 'made-up': 25_000 })
  const big = (key: string) => get(key, { answer: createAnswer(key, 10_000) })
  await big('/a')
  await big('/b')
  await big('/a')
  await big('/c')
  const isCached = (key: string) => cache.ready({ key, partition: 'linked' }) !== null
  expect(['/a', '/b', '/c'].map(isCached)).toEqual([true, false, true])
})

test('unknown addresses do not evict linked pages', async () => {
  const { cache, home, get } = aCache({ linked: 25_000, 'made-up': 25_000 })
  await get()
  for (let n = 0; n < 50; n++) await get(`/x${n}`, { answer: createAnswer('x', 10_000) }, 'made-up')
  expect(cache.ready(home)).not.toBeNull()
})

test('an uncacheable page is rendered each time', async () => {
  const { cache, state } = aCache()
  const render = async () => {
    state.renders += 1
    return { answer: createAnswer('junk'), keep: true }
  }
  for (let n = 0; n < 3; n++) await cache.answer({ key: '/junk', partition: null }, render)
  expect([state.renders, cache.ready({ key: '/junk', partition: null })]).toEqual([3, null])
})

test('while the database is down the last good copies are served as stale, for an hour', async () => {
  const { cache, clock, state, home, get } = aCache()
  await get()
  state.edition = null
  const away = async () => ({ answer: { ...createAnswer('away'), status: 503 }, keep: false })
  clock.moveBy(5_000)
  expect(cache.ready(home)).toBeNull()
  expect((await cache.answer(home, away)).etag).toBe('/ 1')
  clock.moveBy(30_000)
  const old = await cache.answer(home, away)
  expect([old.etag, old.heads.br]).toEqual(['/ 1', ['cache-status', 'little-dunes; hit; ttl=-30']])
  clock.moveBy(HOUR)
  expect((await cache.answer(home, away)).status).toBe(503)
})

test('while the database is down one visitor at a time tries a new page, and every visitor gets a quick response', async () => {
  const { cache, clock, state, home, get } = aCache()
  await get()
  state.edition = null
  let tries = 0
  const never = () => {
    tries += 1
    return new Promise<RenderedPage>(() => undefined)
  }
  const answers = await Promise.all([1, 2, 3].map(() => cache.answer(home, never)))
  expect([tries, answers.map((answer) => answer.etag)]).toEqual([1, ['/ 1', '/ 1', '/ 1']])
  clock.moveBy(2_000)
  await cache.answer(home, never)
  expect(tries).toBe(2)
})

test('a popular page is compressed at the highest level, once, within seconds', async () => {
  const { cache, clock, home } = aCache()
  const words = readFileSync(import.meta.filename, 'utf8')
  const page = { answer: await precompress({ body: Buffer.from(words), headers: {} }), keep: true }
  const sent = () => cache.ready(home)?.bodies.br.length ?? 0
  await cache.answer(home, async () => page)
  for (let n = 0; n < 30; n++) sent()
  expect(sent()).toBe(page.answer.bodies.br.length)
  clock.moveBy(2_000)
  await expect.poll(sent).toBeLessThan(page.answer.bodies.br.length)
  const smaller = cache.ready(home)
  expect(brotliDecompressSync(smaller?.bodies.br ?? '').toString()).toBe(words)
  expect(smaller?.heads.br).toContain(String(smaller?.bodies.br.length))
})
