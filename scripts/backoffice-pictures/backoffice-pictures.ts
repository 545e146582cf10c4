// `npm run screenshots:backoffice`: every screen of the back office on a working day into screenshots/backoffice, at
// 1440 and 390 px. `-- --into <folder>` names another folder, `--only <text>` selects screens by name. `-- --language
// ar` takes them in Arabic, `-- --guide` makes the pictures of docs/guide instead. Starts a separate shop;
// needs `npm run build`.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { FIRST_LANGUAGE, LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { BACKOFFICE, LANGUAGE_PARAM } from '@little-dunes/domain/paths'
import { chromium, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { shopApi } from '../../e2e/fixtures/shop-api.ts'
import { acceptInvitation, staffCalls } from '../../e2e/fixtures/staff-calls.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '../find-chromium.ts'
import { onFreshShop } from '../on-fresh-shop.ts'
import { backofficeScreens, guideScreens } from './backoffice-screens.ts'
import { fillShop } from './fill-shop.ts'

const { values: asked } = parseArgs({
  options: {
    into: { type: 'string', default: 'screenshots/backoffice' },
    only: { type: 'string', default: '' },
    guide: { type: 'boolean', default: false },
    language: { type: 'string', default: FIRST_LANGUAGE },
  },
})

const language = LANGUAGES.find((one) => one === asked.language)
if (!language) throw new Error(`Unknown language. Use ${LANGUAGES.join(' or ')}.`)

const GUIDE = 'docs/pictures/backoffice'
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    const loaded = [...document.images].map((image) => {
      image.loading = 'eager'
      return (
        image.complete || new Promise((resolve) => image.addEventListener('load', resolve, { once: true }))
      )
    })
    await Promise.all(loaded)
    scrollTo(0, 0)
  })
}

async function takeForGuide(page: Page, name: string, width: number): Promise<void> {
  const path = join(GUIDE, `${name}.jpg`)
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .resize({ width: width < 600 ? 390 : 1200 })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(path)
  console.log(path)
}

async function take(page: Page, name: string, width: number): Promise<void> {
  const path = join(asked.into, `${name}-${width}.png`)
  const isCovered = await page.locator('dialog[open]').first().isVisible()
  await page.screenshot({ path, fullPage: !isCovered, animations: 'disabled' })
  console.log(path)
}

await mkdir(asked.guide ? GUIDE : asked.into, { recursive: true })
await onFreshShop(async (url, shop) => {
  if (!shop) throw new Error('The screenshots need a separate shop. Unset SHOP_URL.')
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: process.getuid?.() === 0 ? CHROMIUM_FLAGS : [],
  })
  const context = await browser.newContext({
    baseURL: url,
    timezoneId: 'Asia/Dubai',
    reducedMotion: 'reduce',
  })
  const call = staffCalls(context.request, url)
  await acceptInvitation(call, await shop.inviteOwner(), 'Amal Haddad', 'amal@example.com')
  const orders = await fillShop(shopApi(url), call, Date.now())
  const page = await context.newPage()
  await page.goto(`${BACKOFFICE}?${LANGUAGE_PARAM}=${language}`)
  const screens = asked.guide ? guideScreens : backofficeScreens
  for (const [name, { go, widths }] of Object.entries(screens(orders, language)))
    for (const size of SIZES) {
      if (!name.includes(asked.only) || (widths && !widths.includes(size.width))) continue
      await page.setViewportSize(size)
      await go(page).catch(async () => {
        // A team member may make 300 calls a minute.
        await delay(60_000)
        await go(page)
      })
      await settle(page)
      await (asked.guide ? takeForGuide : take)(page, name, size.width)
    }
  await browser.close()
})
