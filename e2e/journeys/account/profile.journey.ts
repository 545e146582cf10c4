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

test('Each row of the profile opens a page, and the former places of the profile lead to it', async ({
  page,
  session,
}) => {
  const person = newPerson()
  await session.restore(person)
  const rows = [
    ['My Orders', 'My Orders', '/orders'],
    ['Returns and exchanges', /return/i, '/returns'],
    ['Store credit', 'Store credit', '/profile/credit'],
    ['Your details', 'Your details', '/profile/details'],
    ['Password and passkeys', 'Password and passkeys', '/profile/password'],
    ["Where you're signed in", "Where you're signed in", '/profile/devices'],
    ['Wishlist', 'Wishlist', '/wishlist'],
    ['Addresses', 'Addresses', '/profile/addresses'],
    ['Children', 'Children', '/profile/children'],
    ['Email updates', 'Email updates', '/profile/emails'],
    ['Your data', 'Your data', '/profile/data'],
  ] as const
  await page.goto('/profile')
  const account = page.getByRole('navigation', { name: 'Your account' })
  await expect(account.getByRole('link')).toHaveCount(rows.length + 1)
  for (const [row, heading, path] of rows) {
    await account.getByRole('link', { name: row }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: `Hi ${person.name}` })).toBeVisible()
  }
  await account.getByRole('link', { name: 'Language' }).click()
  await expect(page).toHaveURL('/ar/profile')
  for (const [place, path] of [
    ['email-change', 'details'],
    ['passkeys', 'password'],
    ['news', 'emails'],
  ]) {
    await page.goto('/help')
    await page.goto(`/profile#${place}`)
    await expect(page).toHaveURL(`/profile/${path}`)
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
