import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test('An owner makes a key for a program, which calls the shop until the key is revoked', {
  tag: EDITABLE_SHOP,
}, async ({ page, backoffice, shop, request }) => {
  await backoffice.enter('settings')
  await page.getByRole('link', { name: 'API keys' }).click()
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(page.getByText('Please name the program.')).toBeVisible()
  await expect(page.getByText('Please choose what it may do.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Warehouse')
  await page.getByRole('checkbox', { name: 'See orders and returns' }).check()
  await page.getByRole('button', { name: 'Make it' }).click()
  const shown = page.getByRole('status').filter({ hasText: 'This key is shown once.' })
  const key = (await shown.getByText(/^ldk_/).textContent()) ?? ''
  const row = page.getByRole('row', { name: /^Warehouse/ })
  await expect(row).toContainText('never')

  const headers = { authorization: `Bearer ${key}` }
  const ask = async (call: string) =>
    (await request.get(`${shop.url}/api/staff/${call}`, { headers })).status()
  expect(await ask('orders')).toBe(200)
  expect(await ask('settings')).toBe(403)
  await page.reload()
  await expect(row).not.toContainText('never')
  await expect(page.getByText(key)).toHaveCount(0)

  await row.getByRole('button', { name: 'Revoke Warehouse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toHaveCount(0)
  expect(await ask('orders')).toBe(401)
})
