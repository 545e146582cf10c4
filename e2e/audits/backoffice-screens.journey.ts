import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { placeOrder, undiscountedChoices } from '../fixtures/orders.ts'
import { newPerson, type Person } from '../fixtures/person.ts'
import { scrollsSideways } from '../fixtures/screens.ts'
import type { ShopApi } from '../fixtures/shop-api.ts'
import { EDITABLE_SHOP, FRESH_SHOP } from '../fixtures/shop-pool.ts'
import { expect, test } from '../fixtures/test.ts'
import { barriers } from './barriers.ts'
import { forbiddenWords } from './forbidden-words.ts'
import { latinWords } from './latin-words.ts'
import { layoutDefects } from './layout-defects.ts'
import { unmirrored } from './unmirrored.ts'
import { shopDataTexts } from './untranslated-texts.ts'

/** Lists of which one row is opened as well. */
const LISTS = ['orders', 'products', 'customers']
/** Journeys import no code of the shop, so the declaration is read as text. */
const DECLARED = readFileSync(
  new URL('../../packages/backoffice/app/shell/screens.ts', import.meta.url),
  'utf8',
)
const PATHS = [...DECLARED.matchAll(/path: '\/([^']*)'/g)].map(([, path = '']) => path)
/** Excludes screens that need an id, print layouts and the screens before sign-in. */
const isVisited = (path: string): boolean => !/[:*]|^print|^welcome$/.test(path) && !LISTS.includes(path)
const SCREENS = [
  ...PATHS.filter(isVisited),
  ...['stock/count?shelf=', 'content/hero', 'content/home', 'content/about'],
  ...['help/set-up', 'help?q=refund'],
]
const PART = 14
/** One test checks each part. */
const PARTS = {
  ...Object.fromEntries(
    Array.from({ length: Math.ceil(SCREENS.length / PART) }, (_, part) => {
      const screens = SCREENS.slice(part * PART, (part + 1) * PART)
      return [`from ${screens[0] || 'home'} to ${screens.at(-1)}`, screens] as const
    }),
  ),
  'with a list and one of it': LISTS,
}

/** Signed-in staff with initials, devices, and names from the demo data. */
const STAFF_DATA = [
  ...['Huda Al Marri', 'HM', 'Huda', 'Chrome', 'Linux', 'node', 'Little Dunes', 'Hello', 'PDF', 'English'],
  ...['Shopify', 'Ctrl-D', 'FIRSTDAY', 'AFZ44', 'AED'],
  ...['WooCommerce', 'CSV', 'JSON', 'API', 'Webhook', 'https://', 'Standard Webhooks'],
  ...['PNG', 'WebP', 'AVIF', 'JPEG'],
  ...['/pages/gifts', 'Redirect from', 'Redirect to'],
  ...['Google Merchant Center', '/feeds/merchant-en.xml', '/feeds/merchant-ar.xml'],
]

// Narrow first, so that the page ends at its usual width.
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

type Look = (name: string) => Promise<void>

/** Opens every screen of a part, one row of each list, and the shortcuts. */
async function visitScreens(page: Page, screens: readonly string[], look: Look): Promise<void> {
  for (const screen of screens) {
    await page.goto(`/backoffice/${screen}`)
    await look(screen)
  }
  if (screens === LISTS) await visitOneOfEach(page, look)
}

async function visitOneOfEach(page: Page, look: Look): Promise<void> {
  for (const list of LISTS) {
    await page.goto(`/backoffice/${list}`)
    const title = page.getByRole('heading', { level: 1 })
    const listTitle = (await title.textContent()) ?? ''
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/backoffice/${list}/.`))
    // The address changes before the screen, which is dimmed until then.
    await expect(title).not.toHaveText(listTitle)
    await look(`one of ${list}`)
  }
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('shortcuts')
}

function lookingFor(page: Page, defects: () => Promise<string[]>) {
  const defectsByScreen: Record<string, string[]> = {}
  const look: Look = async (name) => {
    await expect(page.getByRole('heading').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    for (const size of SIZES) {
      await page.setViewportSize(size)
      defectsByScreen[`${name} at ${size.width} px`] = await defects()
    }
  }
  return { look, wrong: () => Object.entries(defectsByScreen).filter(([, defects]) => defects.length > 0) }
}

async function placeAnOrder(api: ShopApi): Promise<Person> {
  const person = newPerson()
  const { token } = await api.signUp(person)
  await placeOrder(api, token, person, await undiscountedChoices(api, 1))
  return person
}

for (const [part, screens] of Object.entries(PARTS)) {
  test(`Screens ${part} are accessible, fit their width and have no forbidden words, on desktop and phone`, {
    tag: EDITABLE_SHOP,
  }, async ({ page, api, backoffice }) => {
    await placeAnOrder(api)
    await backoffice.enter()
    const { look, wrong } = lookingFor(page, async () => [
      ...(await barriers(page)),
      ...((await scrollsSideways(page)) ? ['scrolls horizontally'] : []),
      ...(await forbiddenWords(page)),
    ])
    await visitScreens(page, screens, look)
    expect(wrong()).toEqual([])
  })

  test(`In Arabic, screens ${part} are right-to-left, accessible, fit their texts and have no English words`, {
    tag: FRESH_SHOP,
  }, async ({ page, api, backoffice }) => {
    const person = await placeAnOrder(api)
    await backoffice.enter('?language=ar')
    const initials = person.name.replace(/^(.).* (.).*$/, '$1$2')
    const known = [...(await shopDataTexts(api, person)), ...STAFF_DATA, initials]
    const { look, wrong } = lookingFor(page, async () => [
      ...(await unmirrored(page)),
      ...(await latinWords(page, known)),
      ...(await layoutDefects(page)),
      ...(await forbiddenWords(page)),
      ...(await barriers(page)),
    ])
    await visitScreens(page, screens, look)
    expect(wrong()).toEqual([])
  })
}
