import { placeOrder, undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { aPlainPicture } from '../../fixtures/pictures/a-picture.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a buyer writes and edits a review, and others read it with the reply of the shop', {
  tag: EDITABLE_SHOP,
}, async ({ page, browser, api, shop, session, backoffice, allowConsole }) => {
  const person = newPerson({ name: 'Noura Al Ketbi' })
  const token = await session.restore(person)
  const [choice] = (await undiscountedChoices(api, 40)).filter(({ size }) => size !== 'One Size')
  if (!choice) throw new Error('The shop has no undiscounted product with sizes in stock')
  const address = `/products/${choice.product._id}`
  const orderId = await placeOrder(api, token, person, [choice])
  await page.goto(address)
  const section = page.getByRole('region', { name: 'What parents say' })
  await expect(section).toContainText('No reviews yet.')
  await expect(section.getByRole('button', { name: 'Write a review' })).toHaveCount(0)

  for (const to of ['Packing', 'Shipped', 'Delivered']) {
    const moved = await page.request.post('/api/staff/order/move', {
      data: { orderId, to },
      headers: { origin: shop.url },
    })
    expect(moved.status()).toBe(200)
  }
  await page.reload()
  await section.getByRole('button', { name: 'Write a review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write a review' })
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('Choose a rating.')).toBeVisible()
  await dialog.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true })
  await dialog.getByRole('radio', { name: 'True to size' }).check({ force: true })
  await dialog.getByLabel('What should other parents know?').fill('Soft, and it dries overnight.')
  await expect(dialog.getByLabel('Display name')).toHaveValue('Noura')
  allowConsole(/422 \(Unprocessable Entity\)/)
  const picker = dialog.getByLabel('Add photo')
  await picker.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(dialog.getByRole('status')).toContainText("We can't read this file.")
  const buffer = await aPlainPicture(1200, 900, '#2F7C86')
  await picker.setInputFiles({ name: 'tee.png', mimeType: 'image/png', buffer })
  await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog).toBeHidden()
  await expect(section).toContainText('Soft, and it dries overnight.')
  await expect(section).toContainText('1 verified review')
  await section.getByRole('button', { name: 'Enlarge photo 1 from the review by Noura' }).click()
  const large = page.getByRole('dialog', { name: 'Photos from the review by Noura' })
  await expect(large.getByRole('img', { name: 'Photo 1 from the review by Noura' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await section.getByRole('button', { name: 'Edit your review' }).click()
  const change = page.getByRole('dialog', { name: 'Edit your review' })
  await change.getByRole('radio', { name: '5 of 5 stars' }).check({ force: true })
  await change.getByRole('button', { name: 'Publish' }).click()
  await expect(change).toBeHidden()

  await backoffice.enter('reviews')
  await expect(page.getByText('Soft, and it dries overnight.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()

  const reader = await (await browser.newContext({ baseURL: shop.url })).newPage()
  await reader.goto(address)
  const read = reader.getByRole('region', { name: 'What parents say' })
  await expect(read).toContainText('Soft, and it dries overnight.')
  await expect(read).toContainText('1 verified review')
  await expect(read.getByRole('img', { name: '5 of 5 stars' }).first()).toBeVisible()
  const enlarge = read.getByRole('button', { name: 'Enlarge photo 1' })
  // Customers scroll to the reviews.
  await read.scrollIntoViewIfNeeded()
  await expect(enlarge).toBeVisible()
  await page.getByRole('button', { name: 'Hide photo 1' }).click()
  await expect(page.getByRole('button', { name: 'Show photo 1 again' })).toBeVisible()
  await reader.reload()
  await expect(read).toContainText('Soft, and it dries overnight.')
  await expect(enlarge).toHaveCount(0)
  await reader.context().close()
})

test('a customer leaves an email for a sold-out size, and the field rejects an invalid one', async ({
  page,
  api,
  toasts,
}) => {
  const choice = await api.choice(({ stock, product }) => stock === 0 && product.image.length > 0)
  await page.goto(`/products/${choice.product._id}`)
  await page.getByRole('region', { name: 'Colour' }).getByRole('button', { name: choice.colour }).click()
  await page.getByRole('button', { name: "Sold out in your size? Get an email when it's back" }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your email').fill('mariam@')
  await dialog.getByRole('button', { name: 'Notify me' }).click()
  await expect(dialog.getByText('Enter a valid email address.')).toBeVisible()
  await dialog.getByLabel('Your email').fill('mariam@example.com')
  await dialog.getByRole('button', { name: 'Notify me' }).click()
  await expect(dialog).toBeHidden()
  await toasts.assertShown("We'll email you when this size is back in stock.")
})
