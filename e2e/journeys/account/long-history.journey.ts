import { placeOrder, undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

// API-66: one answer has twenty orders; here it has two, to stand for a long history.
test('My Orders shows the newest orders, loads older ones on demand and retries after a failure', async ({
  page,
  api,
  allowConsole,
  session,
  toasts,
}) => {
  allowConsole(/ERR_FAILED/)
  const person = newPerson()
  const token = await session.restore(person)
  const ids: string[] = []
  for (const choice of await undiscountedChoices(api, 5))
    ids.unshift(await placeOrder(api, token, person, [choice]))
  const numbers = (await api.orders(token)).map(({ number }) => number)
  let lost = false
  await page.route('**/api/order/userorders', async (route) => {
    if (lost) return route.abort()
    const { before } = route.request().postDataJSON() as { before?: string }
    const answer = await (await route.fetch({ postData: {} })).json()
    const start = before === undefined ? 0 : ids.indexOf(before) + 1
    const orders = answer.orders.slice(start, start + 2)
    const older = start + 2 < ids.length ? { older: orders.at(-1)._id } : {}
    return route.fulfill({ json: { ...answer, orders, ...older } })
  })
  await page.goto('/orders')
  const cards = page.getByRole('list', { name: 'My Orders' }).locator(':scope > li')
  const more = page.getByRole('button', { name: 'Show older orders' })
  await expect(cards).toHaveCount(2)
  lost = true
  await more.click()
  await toasts.assertShown("We couldn't load older orders. Please try again.")
  await expect(cards).toHaveCount(2)
  lost = false
  await more.click()
  await expect(cards).toHaveCount(4)
  await expect(cards.nth(2)).toBeFocused()
  await more.click()
  await expect(cards).toHaveCount(5)
  await expect(more).toBeHidden()
  for (const [place, number] of numbers.entries()) await expect(cards.nth(place)).toContainText(number)
})
