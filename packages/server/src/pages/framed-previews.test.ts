import { afterAll, beforeAll, expect, test } from 'vitest'
import { PREVIEW_LIFE } from '#content/read-content'
import type { PageHandler } from '#pages/render-page'
import { shopSettings } from '#settings/settings-tables'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

/** Storefront with one page, which has a script, and its data. */
const handler: PageHandler = async (request, { nonce }) => {
  const isData = new URL(request.url).pathname.endsWith('.data')
  return new Response(
    isData
      ? '{}'
      : `<html><head></head><body><p>hello</p><script nonce="${nonce}">one()</script></body></html>`,
    { headers: { 'content-type': isData ? 'text/x-script' : 'text/html; charset=utf-8' } },
  )
}

let shop: TestShop
let path: string

beforeAll(async () => {
  shop = await startTestShop({ storefront: { handler, clientFolder: import.meta.dirname } })
  const { token } = await aMember(shop.shop, 'manager')
  const input = { name: 'home' as const, changes: {} }
  path = requireSuccess(await shop.call('POST /api/staff/content/preview', input, { token })).path
})
afterAll(() => shop.close())

const loadPolicy = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await shop.request({ url, headers })
  return {
    frames: answer.headers['x-frame-options'],
    policy: String(answer.headers['content-security-policy']),
    body: answer.body,
  }
}

test('a framed preview may appear in frames of the shop and runs no scripts', async () => {
  for (const url of [`${path}&framed=1`, `/ar/about${path.slice(1)}&framed=1`]) {
    const { frames, policy, body } = await loadPolicy(url)
    expect(frames).toBe('SAMEORIGIN')
    expect(policy).toMatch(
      /^default-src 'none'.*form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin$/,
    )
    expect(body).toContain('<p>hello</p>')
    expect(body).not.toContain('script')
  }
})

test('every other page refuses frames, including pages with scripts and previews without a valid key', async () => {
  const asked = [
    '/',
    path,
    '/?framed=1',
    '/?preview=&framed=1',
    '/?preview=unknown&framed=1',
    `/about?framed=1&utm=${path.slice(2)}`,
    `/_root.data${path.slice(1)}&framed=1`,
    `/api/settings${path.slice(1)}&framed=1`,
  ]
  for (const url of asked) {
    const { frames, policy } = await loadPolicy(url)
    expect([url, frames]).toEqual([url, 'DENY'])
    expect(policy).toContain("frame-ancestors 'none'")
  }
  expect((await loadPolicy(path)).body).toContain('one()')
})

test('consent to measuring does not allow other frames', async () => {
  await shop.db.update(shopSettings).set({ googleTag: 'G-ABCDEFGHIJ' })
  const agreed = { cookie: 'measuring=agreed' }
  const framed = await loadPolicy(`${path}&framed=1`, agreed)
  expect(framed.policy).toContain("frame-ancestors 'self'")
  expect(framed.policy).not.toContain('google')
  expect((await loadPolicy(path, agreed)).policy).toMatch(/google.*frame-ancestors 'none'/)
})

test('a preview may be framed as long as its address is valid', async () => {
  shop.clock.moveBy(PREVIEW_LIFE + 1)
  expect(await loadPolicy(`${path}&framed=1`)).toMatchObject({
    frames: 'DENY',
    policy: expect.stringContaining("frame-ancestors 'none'"),
  })
})
