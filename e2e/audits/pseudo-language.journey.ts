import type { Page } from '@playwright/test'
import { pseudoText } from '../../scripts/pseudo-language/pseudo-texts.ts'
import { newPerson } from '../fixtures/person.ts'
import {
  customerScreens,
  guestScreens,
  newAccountScreens,
  visitAll,
  welcomeScreen,
} from '../fixtures/screens.ts'
import { FRESH_SHOP } from '../fixtures/shop-pool.ts'
import { expect, test } from '../fixtures/test.ts'
import { layoutDefects } from './layout-defects.ts'
import { serverMessageScreens } from './server-message-screens.ts'
import { recordEnglishMessages, shopDataTexts, untranslatedTexts } from './untranslated-texts.ts'

// The shop in a test language whose words are 40% longer and whose vowels all have an accent.
test.use({ entry: 'scripts/pseudo-language/pseudo-shop.ts' })
test.describe.configure({ timeout: 360_000 })

/** The page opens in the last width. */
const WIDTHS = [390, 320, 1440]

/** Layout defects in every width; restores the initial width. */
async function shapes(page: Page): Promise<string[]> {
  const findings = new Set<string>()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const one of await layoutDefects(page)) findings.add(`${width} px: ${one}`)
  }
  return [...findings]
}

/** Serves pages as in a right-to-left language. */
async function mirror(page: Page): Promise<void> {
  // Without this permission the browser blocks scripts from this machine in pages that a route fulfils.
  await page.context().grantPermissions(['local-network-access'])
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    if (!response.headers()['content-type']?.startsWith('text/html')) return route.fulfill({ response })
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('dir="ltr"', 'dir="rtl"') })
  })
}

/** Amounts, phone numbers and typed words that right-to-left text would tear apart. */
const torn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const findings = new Set<string>()
    if (document.dir !== 'rtl') findings.add('the whole page')
    for (const input of document.querySelectorAll('input')) {
      if (input.type === 'checkbox' || input.type === 'radio') continue
      const { direction, unicodeBidi } = getComputedStyle(input)
      if (/[a-z0-9]/i.test(input.value) && direction !== 'ltr' && unicodeBidi !== 'plaintext')
        findings.add(`${input.name} ${input.value}`)
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, holder] = [node.textContent?.trim() ?? '', node.parentElement]
      if (!/^[−+-]?\s?(AED [\d.,]+|\+?[\d ]{9,})$/.test(text) || !holder?.checkVisibility()) continue
      if (getComputedStyle(holder).direction !== 'ltr') findings.add(`${holder.tagName} ${text}`)
    }
    return [...findings].map((one) => `not kept left to right: ${one}`)
  })

// D-62
test('Every text a guest sees or hears comes from the message catalogue, and longer words fit', async ({
  page,
  api,
  allowConsole,
  welcomePopup,
}) => {
  allowConsole(/status of 404/)
  const data = await shopDataTexts(api, newPerson())
  await welcomePopup.skip()
  const look = async () => [...(await untranslatedTexts(page, data)), ...(await shapes(page))]
  const screens = await guestScreens(api, pseudoText)
  expect(await visitAll(page, screens, look)).toEqual([])
})

// D-62
test('Every text a customer sees or hears comes from the message catalogue, and longer words fit', async ({
  page,
  api,
}) => {
  const person = newPerson()
  const data = await shopDataTexts(api, person)
  const look = async () => [...(await untranslatedTexts(page, data)), ...(await shapes(page))]
  expect(await visitAll(page, await customerScreens(page, api, person, pseudoText), look)).toEqual([])
})

// D-62, D-31: messages from the server
test('Messages from the server are in the language of the page', { tag: FRESH_SHOP }, async ({
  page,
  api,
  shop,
  allowConsole,
  welcomePopup,
}) => {
  allowConsole(/Failed to load resource/)
  const english = recordEnglishMessages(page)
  const data = await shopDataTexts(api, newPerson(), [
    'Rain Boots',
    'Mariam Haddad',
    'Mariam',
    'AFZ44',
    'NOPE',
  ])
  await welcomePopup.skip()
  const screens = await serverMessageScreens(page, api, shop, pseudoText)
  expect(await visitAll(page, screens, () => untranslatedTexts(page, data))).toEqual([])
  expect(await english.heard()).toEqual([])
})

// D-62
test('Empty pages are in the language of the page', async ({ page, api, welcomePopup }) => {
  const english = recordEnglishMessages(page)
  const person = newPerson()
  const data = await shopDataTexts(api, person)
  const look = async () => [...(await untranslatedTexts(page, data)), ...(await shapes(page))]
  expect(await visitAll(page, [welcomeScreen], look)).toEqual([])
  await welcomePopup.skip()
  expect(await visitAll(page, await newAccountScreens(page, api, person), look)).toEqual([])
  expect(await english.heard()).toEqual([])
})

// D-62
test('Guest screens keep their layout from right to left', async ({
  page,
  api,
  allowConsole,
  welcomePopup,
}) => {
  allowConsole(/status of 404/)
  await mirror(page)
  await welcomePopup.skip()
  const look = async () => [...(await shapes(page)), ...(await torn(page))]
  expect(await visitAll(page, await guestScreens(api, pseudoText), look)).toEqual([])
})

// D-62
test('Customer screens keep their layout from right to left', async ({ page, api }) => {
  await mirror(page)
  const look = async () => [...(await shapes(page)), ...(await torn(page))]
  expect(await visitAll(page, await customerScreens(page, api, newPerson(), pseudoText), look)).toEqual([])
})
