import { expect, test } from '../fixtures/test.ts'

// Each layer wins over those before it (decision 016), in any order of the chunks.
test('The style sheet of the back office starts with the lowest layer', async ({ page, request }) => {
  await page.goto('/backoffice')
  const address = await page.locator('link[rel=stylesheet]').first().getAttribute('href')
  const sheet = await (await request.get(String(address))).text()
  const layers = new Set([...sheet.matchAll(/@layer ([a-z]+) ?\{/g)].map(([, name]) => name))
  expect([...layers]).toEqual(['reset', 'tokens', 'ui', 'features'])
})
