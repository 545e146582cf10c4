import { undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a customer asks about a product, staff answer, and both appear in either language', {
  tag: EDITABLE_SHOP,
}, async ({ page, browser, api, shop, session, backoffice, toasts }) => {
  const [choice] = await undiscountedChoices(api, 40)
  if (!choice) throw new Error('The shop has no product to ask about')
  const address = `/products/${choice.product._id}`
  await session.restore(newPerson({ name: 'Noura Al Ketbi' }))
  await page.goto(`${address}#questions`)
  const section = page.getByRole('region', { name: 'Questions and answers' })
  await expect(section).toContainText('No questions yet.')
  await section.getByRole('button', { name: 'Ask a question' }).click()
  await expect(section.getByLabel('Your question')).toBeFocused()
  await section.getByRole('button', { name: 'Send question' }).click()
  await expect(section.getByText('Enter your question.')).toBeVisible()
  await section.getByLabel('Your question').fill('Does <b>it</b> shrink in the wash?')
  await expect(section.getByLabel('Display name')).toHaveValue('Noura')
  await section.getByRole('button', { name: 'Send question' }).click()
  await toasts.assertShown("Thank you. We'll answer by email and on this page.")
  await expect(section.getByRole('button', { name: 'Remove question' })).toBeVisible()

  await backoffice.enter('')
  await page.getByRole('link', { name: /^Questions, \d+ to answer/ }).click()
  await expect(page.getByText('Does <b>it</b> shrink in the wash?')).toBeVisible()
  await page.getByLabel('Answer to Noura').fill('Not at 30 degrees.')
  await page.getByRole('button', { name: 'Publish answer' }).click()
  await expect(page.getByText('All questions answered').first()).toBeVisible()

  const reader = await (await browser.newContext({ baseURL: shop.url })).newPage()
  await reader.goto(`/ar${address}#questions`)
  const read = reader.getByRole('region', { name: 'أسئلة وأجوبة' })
  await expect(read).toContainText('Does <b>it</b> shrink in the wash?')
  await expect(read).toContainText('بالإنجليزية')
  await expect(read).toContainText('Not at 30 degrees.')
  await expect(read.getByRole('link', { name: 'سجّلوا الدخول لطرح سؤال' })).toBeVisible()
  await reader.context().close()
})

test('the questions of a product load without moving the page', async ({ page, api }) => {
  const [product] = await api.products()
  if (!product) throw new Error('The shop has no products')
  const place = page.locator('#questions')
  const height = async () => (await place.boundingBox())?.height
  for (const language of ['', '/ar'])
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const loading = Promise.withResolvers<void>()
      await page.route('**/questions-section*.js', async (route) => {
        await loading.promise
        await route.continue()
      })
      await page.goto(`${language}/products/${product._id}`)
      await place.scrollIntoViewIfNeeded()
      await expect(place.getByRole('heading')).toHaveCount(0)
      const before = await height()
      loading.resolve()
      await expect(place.getByText(language ? 'لا توجد أسئلة بعد' : 'No questions yet.')).toBeVisible()
      expect(await height(), `${language} ${width}`).toBe(before)
      await page.unrouteAll()
    }
})
