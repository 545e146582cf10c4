import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test('An owner creates an API key, a program uses it, and revoking the key blocks the program', {
  tag: EDITABLE_SHOP,
}, async ({ page, backoffice, shop, request }) => {
  await backoffice.enter('settings')
  await page.getByRole('link', { name: 'API keys' }).click()
  await expect(page.getByRole('heading', { name: 'API keys' })).toBeVisible()
  await page.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await expect(page.getByText('Choose at least one permission.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Warehouse')
  await page.getByRole('checkbox', { name: 'View orders and returns' }).check()
  await page.getByRole('button', { name: 'Create key' }).click()
  const shown = page.getByRole('status').filter({ hasText: 'This key is shown only once.' })
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
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toHaveCount(0)
  expect(await ask('orders')).toBe(401)
})

/** A receiving server that records requests and answers with the current status. */
async function aReceiver() {
  const receiver = { status: 500, bodies: [] as string[], ids: [] as unknown[], url: '', close: () => {} }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    receiver.bodies.push(body)
    receiver.ids.push(request.headers['webhook-id'])
    response.writeHead(receiver.status).end('thanks')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
  receiver.close = () => void server.close()
  return receiver
}

test('An owner adds a webhook, inspects its deliveries and responses, and resends one', {
  tag: EDITABLE_SHOP,
}, async ({ page, backoffice, allowConsole }) => {
  allowConsole(/422/)
  const receiver = await aReceiver()
  await backoffice.enter('settings')
  await page.getByRole('link', { name: 'Webhooks' }).click()
  await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeVisible()
  await page.getByRole('textbox', { name: 'URL' }).fill('http://shop.example')
  await page.getByRole('button', { name: 'Save endpoint' }).click()
  await expect(page.getByText('The URL must start with https://.')).toBeVisible()
  await expect(page.getByText('Choose at least one event.')).toBeVisible()
  await page.getByRole('textbox', { name: 'URL' }).fill(receiver.url)
  await page.getByRole('checkbox', { name: 'Return declined' }).check()
  await page.getByRole('button', { name: 'Save endpoint' }).click()
  await expect(page.getByText(/^whsec_/)).toBeVisible()

  const endpoint = page
    .getByRole('table', { name: 'Endpoints' })
    .getByRole('row')
    .filter({ hasText: receiver.url })
  await endpoint.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'Send test event' }).click()
  const delivery = page
    .getByRole('table', { name: 'Deliveries' })
    .getByRole('row')
    .filter({ hasText: receiver.url })
  await expect(async () => {
    await page.reload()
    await expect(delivery).toContainText('returned 500', { timeout: 1000 })
  }).toPass()
  await expect(delivery).toContainText('Waiting')

  receiver.status = 200
  await delivery.getByRole('button', { name: 'View' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(async () => {
    await page.reload()
    await expect(delivery).toContainText('Delivered', { timeout: 1000 })
  }).toPass()
  expect(new Set(receiver.ids).size).toBe(1)
  await delivery.getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('dialog')).toContainText('webhook.test')
  await expect(page.getByRole('dialog')).toContainText('thanks')
  await page.keyboard.press('Escape')

  await endpoint.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(endpoint).toHaveCount(0)
  receiver.close()
})
