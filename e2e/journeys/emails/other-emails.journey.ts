import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { expect, test } from '../../fixtures/email-test.ts'
import { newPerson } from '../../fixtures/person.ts'
import { staffCalls } from '../../fixtures/staff-calls.ts'
import { prepareContext } from '../../fixtures/test.ts'

test('Gift cards, answered questions, restocked sizes and contact messages send emails', async ({
  page,
  browser,
  api,
  shop,
  owner: _,
  mailbox,
}) => {
  const asStaff = staffCalls(page.request, shop.url)
  const readsStaff = async (path: string) => (await page.request.get(`${shop.url}/api/staff/${path}`)).json()
  const person = newPerson()
  const { token } = await api.signUp(person)
  const context = await browser.newContext({ baseURL: shop.url })
  await prepareContext(context)
  const reader = await context.newPage()

  const card = { value: 200, recipient: 'niece@example.com', language: 'en' as const }
  await asStaff('POST /api/staff/gift-card/create', card)
  await mailbox.follow(reader, 'niece@example.com', 'A gift card worth AED 200.00', 'Enter the code')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Welcome back')

  const {
    product,
    colour: colorName,
    size,
    stock,
  } = await api.choice(({ stock: left }) => left > 0 && left < 9)
  const { _id: itemId, name } = product
  await api.call(
    'POST /api/product/question/ask',
    { itemId, question: 'Does it shrink?', name: 'Mariam' },
    token,
  )
  const { questions } = await readsStaff('questions')
  await asStaff('POST /api/staff/question/answer', {
    questionId: questions[0].id,
    answer: 'Not at 30 degrees.',
  })
  await mailbox.follow(reader, person.email, `Your question about ${name}`, 'View product')
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(name)

  const read: { product: WholeProduct } = await readsStaff(`product?productId=${itemId}`)
  const colour = read.product.colours.find((one) => one.name === colorName)
  const sizeEntryId = colour?.sizes.find((one) => one.size === size)?.id ?? ''
  const move = { sizeEntryId, note: '' }
  await asStaff('POST /api/staff/stock/move', { ...move, move: 'lost', units: stock })
  const email = 'waits@example.com'
  await expect
    .poll(() =>
      api.call('POST /api/product/stock-notice', { itemId, colorName, size, email }).then(
        () => 'asked',
        () => 'there',
      ),
    )
    .toBe('asked')
  await asStaff('POST /api/staff/stock/move', { ...move, move: 'received', units: 3 })
  await mailbox.follow(reader, email, "It's back in your size", 'View product')
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(name)
  await mailbox.follow(reader, email, "It's back in your size", 'Unsubscribe from back-in-stock emails')
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()

  await reader.goto('/contact')
  await reader.getByRole('textbox', { name: 'Name' }).fill(person.name)
  await reader.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await reader.getByRole('textbox', { name: 'Message' }).fill('A button came off.')
  await reader.getByRole('button', { name: 'Send' }).click()
  await expect(reader.getByRole('heading', { name: 'Message sent' })).toBeFocused()
  const notification = await mailbox.email(
    'support@littledunes.example',
    /^New message from the contact page/,
  )
  expect(notification.text).toContain('A button came off.')
  expect(notification.replyTo?.text).toBe(person.email)
})
