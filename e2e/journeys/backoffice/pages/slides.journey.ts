import { aPlainPicture } from '../../../fixtures/pictures/a-picture.ts'
import { OWN_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

test('slides are edited one at a time, a wrong field opens its own, and a new picture asks for its words', {
  tag: OWN_SHOP,
}, async ({ page, backoffice }) => {
  await backoffice.enter('content/hero')
  const slides = page.getByRole('group', { name: 'Hero slides' })
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
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await expect(slides.getByRole('button', { name: '2 of 2' })).toHaveAttribute('aria-pressed', 'true')
  await second.fill(title)

  const picture = await aPlainPicture(1920, 820, '#7fb4ba')
  await page
    .getByLabel('Upload: Picture 2')
    .setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer: picture })
  await slides.getByRole('button', { name: '1 of 2' }).click()
  await expect(page.getByRole('img', { name: 'Picture 2: Uploaded', includeHidden: true })).toBeAttached()
  await publish.click()
  const asked = page.getByText('These words are of the picture before.', { exact: false })
  await expect(asked).toHaveCount(2)
  await expect(asked.first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Alt text 2, English' }).fill('A calm sea')
  await publish.click()
  await expect(asked).toHaveCount(1)
  await publish.click()
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible()

  const reader = await page.context().newPage()
  await reader.goto('/')
  await expect(reader.getByRole('img', { name: 'A calm sea', includeHidden: true })).toBeAttached()
  await reader.goto('/ar')
  await expect(reader.getByRole('img', { name: /^محمل لعبة/, includeHidden: true }).first()).toBeAttached()
  await reader.close()
})
