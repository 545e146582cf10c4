import { expect, test } from './running-shop.ts'

const UNKNOWN = '01890000-0000-7000-8000-000000000000'

// SHELL-18, PROD-20, MSG-01
test('What is not there says so, with a picture and a way on', async ({ page, mayLog }) => {
  mayLog(/status of 404/)
  const nowhere = [
    '/no/such',
    `/products/${UNKNOWN}`,
    `/Girls/some-dress/${UNKNOWN}`,
    '/products/some-dress/none',
    `/${UNKNOWN}`,
  ]
  for (const path of nowhere) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: '404, Page not found' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('img')).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Browse Products' }).click()
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('A missing file is a plain 404, an unknown call answers in the way of the calls', async ({ shop }) => {
  const file = await fetch(`${shop.url}/pictures/none.avif`)
  expect(file.status).toBe(404)
  const call = await fetch(`${shop.url}/api/none`)
  expect(call.status).toBe(404)
  expect(await call.json()).toMatchObject({ success: false, code: 'not_found' })
})
