import { colourImage, latestOrderDate, placeOrder, undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'
import { aed } from '../../fixtures/totals.ts'

// PROF-03, PROF-04, MSG-46, MSG-48, CONST-19, D-66
test('The profile shows the four latest purchases, with six details each', async ({ page, api, session }) => {
  const person = newPerson()
  const token = await session.restore(person)
  const choices = await undiscountedChoices(api, 5)
  await placeOrder(api, token, person, choices.slice(0, 3))
  await placeOrder(api, token, person, choices.slice(3))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: `Hi ${person.name}`, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View more orders →', exact: true })).toBeVisible()
  const items = page.getByRole('region', { name: 'Recent purchases' }).getByRole('listitem')
  await expect(items).toHaveCount(4)
  const date = await latestOrderDate(api, token)
  const newest = await items.getByRole('heading').allTextContents()
  expect(newest.slice(0, 2).toSorted()).toEqual(
    choices
      .slice(3)
      .map(({ product }) => product.name)
      .toSorted(),
  )
  for (const [place, name] of newest.entries()) {
    const choice = choices.find(({ product }) => product.name === name)
    if (!choice) throw new Error(`${name} is not among the ordered products`)
    const item = items.nth(place)
    await expect(item.locator('img')).toHaveAttribute('src', colourImage(choice))
    await expect(item).toContainText(aed(choice.product.price))
    await expect(item).toContainText(`Qty 2 · ${date}`)
    await expect(item).toContainText('Cash on Delivery')
  }
})

// PROF-10, MSG-49
test('A guest redirected from the profile to the login page sees a loading message', async ({ page }) => {
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/profile', { waitUntil: 'commit' })
  await expect(page.getByText('Loading profile...', { exact: true })).toBeVisible()
  letThrough()
  await expect(page).toHaveURL('/login')
})
