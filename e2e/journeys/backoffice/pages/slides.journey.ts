import { aPlainPicture } from '../../../fixtures/pictures/a-picture.ts'
import { FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

test('slides are edited one at a time, an invalid field opens its slide, and a new image asks for alt text', {
  tag: FRESH_SHOP,
}, async ({ page, backoffice }) => {
  await backoffice.enter('content/hero')
  const slides = page.getByRole('group', { name: 'Slides' })
  const first = page.getByRole('textbox', { name: 'Title 1, English' })
  const second = page.getByRole('textbox', { name: 'Title 2, English' })
  await expect(first).toBeVisible()
  await expect(second).toBeHidden()
  await slides.getByRole('button', { name: '2 of 2' }).click()
  await expect(second).toBeVisible()
  await expect(first).toBeHidden()

  const title = await second.inputValue()
  await second.fill('')
  await slides.getByRole('button', { name: '1 of 2' }).click()
  const publish = page.getByRole('button', { name: 'Publish' })
  await publish.click()
  await expect(page.getByText('This field is required.')).toBeVisible()
  await expect(slides.getByRole('button', { name: '2 of 2' })).toHaveAttribute('aria-pressed', 'true')
  await second.fill(title)

  const picture = await aPlainPicture(1920, 820, '#7fb4ba')
  await page
    .getByLabel('Upload: Image 2')
    .setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer: picture })
  await slides.getByRole('button', { name: '1 of 2' }).click()
  await expect(page.getByRole('img', { name: 'Image 2: Uploaded', includeHidden: true })).toBeAttached()
  await publish.click()
  const asked = page.getByText('This alt text describes the previous image.', { exact: false })
  await expect(asked).toHaveCount(2)
  await expect(asked.first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Alt text 2, English' }).fill('A calm sea')
  await publish.click()
  await expect(asked).toHaveCount(1)
  await publish.click()
  await expect(page.getByText('Published to the shop.')).toBeVisible()

  const reader = await page.context().newPage()
  await reader.goto('/')
  await expect(reader.getByRole('img', { name: 'A calm sea', includeHidden: true })).toBeAttached()
  await reader.goto('/ar')
  await expect(reader.getByRole('img', { name: /^محمل لعبة/, includeHidden: true }).first()).toBeAttached()
  await reader.close()
})

test('staff add, reorder and remove a slide, and customers see it in both languages and without scripts', {
  tag: FRESH_SHOP,
}, async ({ page, backoffice, browser, shop }) => {
  await backoffice.enter('content/hero')
  const slides = page.getByRole('group', { name: 'Choose one' }).getByRole('button')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const published = page.getByText('Published to the shop.')
  await button('Add slide').click()
  await expect(slides).toHaveCount(3)
  await expect(page.getByRole('textbox', { name: 'Title 3, English' })).toBeFocused()
  await button('Publish').click()
  await expect(page.getByText('This field is required.')).toHaveCount(4)
  const words = {
    Title: 'Kites are back',
    Subheading: 'For windy days.',
    Button: 'See kites',
    'Alt text': 'A kite',
  }
  for (const [label, text] of Object.entries(words))
    await page.getByRole('textbox', { name: `${label} 3, English` }).fill(text)
  await page.getByRole('textbox', { name: 'Title 3, العربية' }).fill('عادت الطائرات الورقية')
  for (let step = 0; step < 2; step++) await button('Move slide earlier').click()
  await expect(button('Move slide earlier')).toBeDisabled()
  await expect(page.getByRole('textbox', { name: 'Title 1, English' })).toHaveValue('Kites are back')
  await button('Publish').click()
  await expect(published).toBeVisible()
  // Named by its place, as above the fields; its stored number is 3.
  await expect(page.getByRole('listitem').filter({ hasText: 'Live' })).toContainText(
    'Title 1, English: “Kites are back”',
  )

  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false })
  const reader = await context.newPage()
  const hero = reader.getByRole('region', { name: /^(Highlights|أبرز)/ })
  await reader.goto('/')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Kites are back')
  await expect(hero.getByRole('listitem')).toHaveCount(1)
  await reader.goto('/ar')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('عادت الطائرات الورقية')
  const customer = await page.context().newPage()
  await customer.goto('/')
  await customer.getByRole('button', { name: 'Slide 3', exact: true }).click()
  await expect(customer.getByText('Toys that set sail')).toBeVisible()
  await customer.close()

  await page.bringToFront()
  for (const left of [2, 1]) {
    await slides.last().click()
    await button('Remove slide').click()
    await expect(slides).toHaveCount(left)
  }
  await expect(button('Remove slide')).toBeDisabled()
  await expect(button('Add slide')).toBeFocused()
  await button('Publish').click()
  await expect(button('Publish')).toBeHidden()
  await button('Undo').last().hover()
  await reader.goto('/')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Kites are back')
  await expect(hero.getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(slides).toHaveCount(3)
  await context.close()
})

test('a slide with a discount link applies the code and redirects, even without a page load', {
  tag: FRESH_SHOP,
}, async ({ page, backoffice }) => {
  await backoffice.enter('content/hero')
  await page.getByRole('combobox', { name: 'Link 1', exact: true }).selectOption('Other address…')
  await page.getByRole('textbox', { name: /Link 1/ }).fill('/discount/firstday?redirect=/contact')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published to the shop.')).toBeVisible()

  const reader = await page.context().newPage()
  await reader.goto('/cart')
  await reader.getByRole('banner').getByRole('link', { name: 'Little Dunes' }).click()
  await expect(reader).toHaveURL('/')
  await reader.getByRole('link', { name: 'Shop all', exact: true }).first().click()
  await expect(reader).toHaveURL('/contact')
  expect(await reader.context().cookies()).toContainEqual(
    expect.objectContaining({ name: 'discount_code', value: 'FIRSTDAY' }),
  )
  await reader.close()
})
