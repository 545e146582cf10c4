import { expect, test } from '../../fixtures/email-test.ts'
import { placeOrder } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { staffCalls } from '../../fixtures/staff-calls.ts'

test('Each step of a return and an exchange sends an email whose link opens the order without signing in', async ({
  page,
  browser,
  api,
  shop,
  owner: _,
  mailbox,
}) => {
  const asStaff = staffCalls(page.request, shop.url)
  const person = newPerson()
  const { token } = await api.signUp(person)
  const choice = await api.choice(
    ({ product, colour, size, stock }) =>
      product.discount === 0 &&
      !product.flashsale &&
      stock >= 6 &&
      (product.variants
        .find(({ colorName }) => colorName === colour)
        ?.sizes.some((other) => other.size !== size && other.stocks > 1) ??
        false),
  )
  const newSize = choice.product.variants
    .find(({ colorName }) => colorName === choice.colour)
    ?.sizes.find((other) => other.size !== choice.size && other.stocks > 1)?.size
  const reader = await (await browser.newContext({ baseURL: shop.url })).newPage()

  /** A delivered order, and a request to return or exchange one unit. */
  async function aReturn(resolution: 'refund' | 'exchange') {
    const orderId = await placeOrder(api, token, person, [choice])
    const number = (await api.orders(token)).find(({ _id }) => _id === orderId)?.number ?? ''
    for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
      await asStaff('POST /api/staff/order/move', { orderId, to })
    const line = { position: 0, quantity: 1, reason: 'too_small' as const }
    const lines = [resolution === 'exchange' && newSize ? { ...line, newSize } : line]
    const asked = await api.call('POST /api/return/request', { number, resolution, lines }, token)
    const answer = await page.request.get(`${shop.url}/api/staff/returns`)
    const { returns } = (await answer.json()) as { returns: { id: string; number: number }[] }
    const returnId = returns.find((one) => `R-${one.number}` === asked.return.number)?.id ?? ''
    const opensOrder = async (subject: string) => {
      await mailbox.follow(reader, person.email, subject, 'View your return')
      await expect(reader.getByRole('heading', { level: 1 })).toContainText(number)
    }
    return { number, returnId, returnNumber: asked.return.number, opensOrder }
  }

  const back = await aReturn('exchange')
  const { returnId } = back
  await back.opensOrder(`We've received your request ${back.returnNumber}`)
  await asStaff('POST /api/staff/return/move', { returnId, to: 'approved' })
  await back.opensOrder(`Return ${back.returnNumber}: we'll pick up your parcel`)
  await asStaff('POST /api/staff/return/move', { returnId, to: 'picked_up' })
  await back.opensOrder(`Return ${back.returnNumber}: your parcel is on its way to us`)
  await asStaff('POST /api/staff/return/move', { returnId, to: 'received' })
  await back.opensOrder(`Return ${back.returnNumber}: your parcel has arrived`)
  await asStaff('POST /api/staff/return/check', { returnId, lines: [{ position: 0, worn: 1 }] })
  await asStaff('POST /api/staff/return/exchange', { returnId })
  await back.opensOrder(`Return ${back.returnNumber}: your new size is on its way`)

  const declined = await aReturn('refund')
  await asStaff('POST /api/staff/return/move', {
    returnId: declined.returnId,
    to: 'declined',
    reason: 'The labels are gone.',
  })
  await declined.opensOrder(`Return ${declined.returnNumber}: about your request`)

  const calledOff = await aReturn('refund')
  const { number, returnNumber } = calledOff
  await api.call('POST /api/return/cancel', { number, returnNumber }, token)
  await calledOff.opensOrder(`Return ${returnNumber}: request cancelled`)
})
