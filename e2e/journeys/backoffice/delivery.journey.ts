import type { Page } from '@playwright/test'
import { undiscountedChoices } from '../../fixtures/orders.ts'
import type { Choice } from '../../fixtures/shop-api.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

function getSku({ product, colour, size }: Choice): string {
  const variant = product.variants.find(({ colorName }) => colorName === colour)
  return variant?.sizes.find((one) => one.size === size)?.subSKU ?? ''
}

const formatChoice = ({ product, colour, size }: Choice): string => `${product.name}, ${colour}, ${size}`

/** Types like a scanner: wherever the focus is. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

const getQuantityField = (page: Page, choice: Choice) =>
  page.getByRole('textbox', { name: `Quantity of ${formatChoice(choice)}` })

test('a scanned delivery is booked once despite a reload, a lost session and a lost response', {
  tag: EDITABLE_SHOP,
}, async ({ page, shop, api, owner, backoffice, allowConsole }) => {
  allowConsole(/401|ERR_FAILED/)
  const [first, second] = await undiscountedChoices(api, 2)
  if (!first || !second) throw new Error('The shop has fewer than two undiscounted products in stock')
  const before = [await api.loadStock(first), await api.loadStock(second)] as const

  await backoffice.enter('inventory')
  await page.getByRole('link', { name: 'Receive', exact: true }).click()
  await expect(page.getByText('No items yet.')).toBeVisible()
  const book = page.getByRole('button', { name: 'Add to stock' })
  await expect(book).toBeDisabled()
  await scan(page, '6291041500213')
  await expect(page.getByText('No size here has the code “6291041500213”.')).toBeVisible()
  await scan(page, getSku(first))
  await expect(getQuantityField(page, first)).toHaveValue('1')
  await scan(page, getSku(second).toLowerCase())
  await expect(page.getByRole('status').filter({ hasText: `${formatChoice(second)}: 1 item` })).toBeVisible()
  await scan(page, second.product.sku)
  await expect(
    page.getByText(`${second.product.name}: choose a size. Each press adds an item.`),
  ).toBeVisible()
  await page.getByRole('button', { name: `${second.colour} · ${second.size}`, exact: true }).click()
  await expect(getQuantityField(page, second)).toHaveValue('2')
  await getQuantityField(page, second).fill('12')
  // The scanner types into the quantity field, which keeps its value.
  await scan(page, getSku(first))
  await expect(getQuantityField(page, first)).toHaveValue('2')
  await expect(getQuantityField(page, second)).toHaveValue('12')
  await page.getByRole('textbox', { name: 'Delivery note' }).fill('Supplier DN 4711')
  await page.getByRole('button', { name: `Remove ${formatChoice(first)}` }).click()
  await expect(page.getByText('12 items of 1 size')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('14 items of 2 sizes')).toBeVisible()

  await page.reload()
  await expect(getQuantityField(page, first)).toHaveValue('2')
  const headers = { origin: shop.url }
  expect((await page.request.post('/api/staff/sign-out', { headers, data: {} })).status()).toBe(200)
  await scan(page, getSku(first))
  await expect(page.getByLabel('Password')).toBeVisible()
  await backoffice.signIn(owner)
  await expect(getQuantityField(page, first)).toHaveValue('3')

  await page.route(
    '**/api/staff/stock/moves',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await book.click()
  await expect(
    page.getByText(/^The shop didn't respond, so the list may or may not be in stock/),
  ).toBeVisible()
  await book.click()
  await expect(page.getByText('15 items of 2 sizes added to stock.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Supplier DN 4711/ })).toHaveCount(2)
  expect([await api.loadStock(first), await api.loadStock(second)]).toEqual([before[0] + 3, before[1] + 12])
  await page.getByRole('link', { name: 'Receive', exact: true }).click()
  await expect(page.getByText('No items yet.')).toBeVisible()
})

test('a change after a lost response is not booked twice, and an uncounted size shows an error', {
  tag: EDITABLE_SHOP,
}, async ({ page, shop, api, backoffice, allowConsole }) => {
  allowConsole(/ERR_FAILED|422/)
  const [choice, uncounted] = await undiscountedChoices(api, 2)
  if (!choice || !uncounted) throw new Error('The shop has fewer than two undiscounted products in stock')
  const before = await api.loadStock(choice)
  await backoffice.enter('inventory/receive')
  const code = getSku(uncounted)
  const { sizes } = await (await page.request.get(`/api/staff/stock/sizes?code=${code}`)).json()
  const data = { sizeEntryId: sizes[0].id, counted: false }
  const headers = { origin: shop.url }
  await page.request.post('/api/staff/stock/counted', { headers, data })
  await scan(page, code)
  await expect(page.getByText(/^The stock of .* in this size isn't tracked\./)).toBeVisible()
  await page.request.post('/api/staff/stock/counted', { headers, data: { ...data, counted: true } })
  await scan(page, getSku(choice))
  await expect(getQuantityField(page, choice)).toHaveValue('1')
  await page.route(
    '**/api/staff/stock/moves',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const book = page.getByRole('button', { name: 'Add to stock' })
  await book.click()
  await expect(
    page.getByText(/^The shop didn't respond, so the list may or may not be in stock/),
  ).toBeVisible()
  await scan(page, getSku(choice))
  await expect(getQuantityField(page, choice)).toHaveValue('2')
  await book.click()
  await expect(page.getByText(/^This list was added to stock before your last changes/)).toBeVisible()
  expect(await api.loadStock(choice)).toBe(before + 1)
  await page.getByRole('button', { name: 'Start a new list' }).click()
  await expect(page.getByText('No items yet.')).toBeVisible()
})
