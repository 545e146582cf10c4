import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('A new release', { tag: FRESH_SHOP }, () => {
  test('a browser with the previous scripts downloads only the changes, and the page works', async ({
    page,
    shop,
  }) => {
    const html = await (await page.request.get('/cart')).text()
    const address = /\/assets\/islands-[\w-]{8}\.js/.exec(html)?.[0] ?? ''
    const present = await (await page.request.get(address)).text()
    const former = address.replace(/-[\w-]{8}\.js$/, '-aaaaaaaa.js')
    const file = join(shop.dataFolder, 'builds', 'former', former)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, present.replace('export', '/* as it was before */export'))

    await page.goto(former, { waitUntil: 'load' })
    await expect(page.locator('body')).toContainText('as it was before')

    const encodings = new Map<string, string | undefined>()
    page.on('response', async (response) => {
      const headers = await response.allHeaders()
      encodings.set(new URL(response.url()).pathname, headers['content-encoding'])
    })
    await page.goto('/cart')
    await expect.poll(() => encodings.get(address)).toBe('dcz')
    await page.waitForFunction('window.takeEarlyClicks === null')
  })
})
