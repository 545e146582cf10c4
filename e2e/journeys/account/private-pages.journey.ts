import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

// ROLE-04, ROLE-05, ROLE-07, ROLE-13, PROF-09, VER-01, D-26
test('Private pages send guests to the login page', async ({ page }) => {
  for (const path of [
    '/orders',
    '/wishlist',
    '/checkout',
    '/checkout/payment',
    '/profile',
    '/profile/details',
    '/verify',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  }
})

// SHELL-32 to SHELL-38, ROLE-06, STATE-07, AUTH-09, AUTH-10
test('Logging out from the menu ends the session on the page and in storage', async ({
  page,
  api,
  session,
  cart,
  loginPage,
}) => {
  const person = newPerson()
  const token = await session.restore(person)
  await api.addToCart(token, await api.choice(({ stock }) => stock > 0), 1)
  await page.goto('/products')
  // Disappears with a reload.
  await page.evaluate(() => document.body.setAttribute('data-kept', ''))
  const header = page.getByRole('banner')
  await cart.assertItemCount(1)
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden()
  await header.getByRole('button', { name: 'Profile' }).click()
  await expect(header.getByRole('link', { name: 'My Orders' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Profile' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(header.getByRole('link', { name: 'My Orders' })).toHaveCount(0)

  await header.getByRole('button', { name: 'Profile' }).click()
  await header.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.locator('body')).toHaveAttribute('data-kept')
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Profile' })).toBeHidden()
  await expect(header.getByRole('link', { name: /^(Profile|My Orders)$/ })).toHaveCount(0)
  await cart.assertItemCount(0)
  const stored = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])
  expect(stored).toEqual([null, null])
  await expect(api.cart(token)).rejects.toThrow('sign in')

  await loginPage.signIn(person)
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

// SHELL-15, PROF-01, PROF-02, PROF-05 to PROF-08, MSG-47
test('The profile greets the customer, shows that there are no orders yet, and logs out', async ({
  page,
  session,
}) => {
  const person = newPerson()
  await session.restore(person)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: `Hi ${person.name}`, exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(person.email, { exact: true })).toBeVisible()
  await expect(page.getByText('No products ordered yet. Start ordering now!', { exact: true })).toBeVisible()
  // Both pages request the orders: a request without an answer before the logout is refused.
  const more = page.waitForResponse('**/api/order/userorders')
  await page.getByRole('link', { name: 'View more orders →', exact: true }).click()
  await expect(page).toHaveURL('/orders')
  await more
  const arrived = page.waitForResponse('**/api/order/userorders')
  await page.goBack()
  await arrived
  await page.getByRole('main').getByRole('button', { name: 'Logout', exact: true }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ])
})

// D-27
test('After the shop ends a session, private pages go to login with the reason and public pages stay open', async ({
  page,
  api,
  allowConsole,
  session,
  loginPage,
}) => {
  allowConsole(/status of 401/)
  const person = newPerson()
  const token = await session.restore(person)
  // The last request of the page that gets an answer: later ones already see that the session has ended.
  const arrived = page.waitForResponse('**/api/wishlist/get')
  await page.goto('/orders')
  await expect(page.getByText('No orders yet')).toBeVisible()
  await arrived
  await page.waitForLoadState('networkidle')
  await api.call('POST /api/user/logout', {}, token)
  await page.reload()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()

  await loginPage.signIn(person, '/orders')
  const again = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  await page.goto('/products')
  await api.call('POST /api/user/logout', {}, again)
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page).toHaveURL('/products')
})

test('A fresh browser drops an unknown token', async ({ page, allowConsole }) => {
  allowConsole(/status of 401/)
  await page.goto('/products')
  await page.evaluate(() => localStorage.setItem('token', 'made-up'))
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

// D-27
test('When a session ends on an open private page, the next call goes to login and gives the reason once', async ({
  page,
  api,
  allowConsole,
  checkout,
  loginPage,
}) => {
  allowConsole(/status of 401/)
  const person = newPerson()
  const { token } = await api.signUp(person)
  const choice = await api.choice(
    ({ product, stock }) => product.price > 169 && product.discount === 0 && stock > 4,
  )
  await api.addToCart(token, choice, 1)
  await api.buy(token, person, choice, 1, choice.product.price)
  const { product, size } = choice
  await api.call('POST /api/wishlist/add', { itemId: product._id, size, quantity: 1 }, token)
  await api.addToCart(token, choice, 1)

  const notices = page.locator('[role=status], [role=alert]').filter({ hasText: /\S/ })
  const press = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).click()
  const ways: [path: string, sign: RegExp, act: () => Promise<void>][] = [
    ['/orders', /^Cancel Order/, () => press(/^Cancel Order/)],
    ['/wishlist', /^Remove/, () => press(/^Remove/)],
    [
      '/checkout',
      /^Apply/,
      () =>
        page
          .getByRole('textbox', { name: 'Discount code' })
          .fill('X')
          .then(() => press(/^Apply/)),
    ],
    [
      '/checkout',
      /^Continue/,
      async () => {
        await checkout.fillAddress(person)
        // The payment page requests the store credit.
        await page.getByRole('button', { name: 'Continue to payment' }).click()
      },
    ],
  ]
  let left = '/'
  for (const [path, sign, act] of ways) {
    await page.goto('/login')
    await loginPage.signIn(person, left)
    left = path
    const arrived = page.waitForResponse('**/api/wishlist/get')
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('button', { name: sign })).toBeVisible()
    await arrived
    await page.waitForLoadState('networkidle')
    const savedToken = await page.evaluate(() => localStorage.getItem('token'))
    await api.call('POST /api/user/logout', {}, savedToken ?? '')
    await act()
    await expect(page).toHaveURL('/login')
    await expect(notices).toHaveText(['Your session has ended. Please sign in again.'])
  }
})
