import type { Page } from '@playwright/test'
import { aPerson, type Person } from './a-person.ts'
import { withoutWelcome } from './places.ts'
import { expect, test } from './running-shop.ts'
import { type Choice, choicesOf, type ShopApi } from './shop-api.ts'
import {
  aed,
  chooseAndAdd,
  comeBackSignedIn,
  expectTold,
  OFFLINE,
  openProduct,
  signIn,
  signUp,
} from './shopping.ts'

const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const session = (page: Page) => page.evaluate(() => document.documentElement.dataset.session)
const kept = (page: Page) =>
  page.evaluate(() => ({ token: localStorage.getItem('token'), user: localStorage.getItem('user') }))

test.describe('The login page', () => {
  // AUTH-01 to AUTH-08, AUTH-11, AUTH-12, VAL-10, VAL-11, MSG-67, CONST-45
  test('Is for signing in or for signing up, and a link leads from one to the other', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.url())
    })
    await page.goto('/login')
    const main = page.getByRole('main')
    await expect(main.getByRole('textbox')).toHaveCount(2)
    const email = page.getByRole('textbox', { name: 'Email or Mobile Number', exact: true })
    await expect(main.getByRole('button', { name: 'Sign Up', exact: true })).toHaveCount(0)

    const submit = main.getByRole('button', { name: 'Sign In', exact: true })
    await submit.click()
    await expect(main.getByText('This field is required.', { exact: true })).toHaveCount(2)
    await email.fill('0501234567')
    await submit.click()
    await expect(email).not.toHaveAttribute('aria-invalid')
    await expect(password(page)).toHaveAccessibleDescription('This field is required.')
    await password(page).fill('secret words')
    await email.fill('  ')
    await submit.click()
    await expect(email).toHaveAccessibleDescription('This field is required.')
    expect(calls).toEqual([])

    await expect(password(page)).toHaveAttribute('type', 'password')
    await main.getByRole('button', { name: 'Show password' }).click()
    await expect(password(page)).toHaveAttribute('type', 'text')
    await expect(password(page)).toHaveValue('secret words')
    await main.getByRole('button', { name: 'Hide password' }).click()
    await expect(password(page)).toHaveAttribute('type', 'password')

    await main.getByRole('link', { name: 'Create Account', exact: true }).click()
    await expect(main.getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible()
    await expect(submit).toHaveCount(0)
    await expect(main.getByRole('textbox')).toHaveCount(4)
    for (const name of ['Name', 'Phone number', 'Email', 'Password'])
      await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible()
    const codes = page.getByRole('combobox', { name: 'Calling code' })
    await expect(codes).toHaveValue('+971')
    expect(
      await codes.getByRole('option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
    ).toEqual(['+971', '+91', '+1', '+44', '+61', '+33', '+49', '+81', '+82', '+55', '+34', '+39', '+66'])
    await main.getByRole('link', { name: 'Login Here', exact: true }).click()
    await expect(submit).toBeVisible()
    await expect(main.getByRole('textbox')).toHaveCount(2)
  })

  // AUTH-13, DATA-24, DATA-26, DATA-27, DATA-38, ROLE-01, MSG-23, MSG-24
  test('Keeps token and user when it went well, and says what the shop says when it did not', async ({
    page,
    context,
    mayLog,
  }) => {
    mayLog(/status of (401|409)|ERR_INTERNET_DISCONNECTED/)
    const person = aPerson()
    const { name, email, phone } = person
    await withoutWelcome(page)
    await page.goto('/login')
    expect(await session(page)).toBe('guest')
    await signUp(page, person)
    expect(await session(page)).toBe('signed-in')
    const { token, user } = await kept(page)
    expect(token).toMatch(/\S{20,}/)
    expect(JSON.parse(user ?? '')).toEqual({ name, email, phone: `+971${phone}`, token })

    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Profile' }).click()
    await header.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    expect(await session(page)).toBe('guest')

    const identifier = page.getByRole('textbox', { name: 'Email or Mobile Number', exact: true })
    const submit = page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })
    await identifier.fill(email)
    await password(page).fill('not the password')
    await submit.click()
    await expectTold(page, 'The e-mail, mobile number or password is not right.')
    await password(page).fill(person.password)
    await context.setOffline(true)
    await submit.click()
    await expectTold(page, OFFLINE)
    await context.setOffline(false)

    await page.getByRole('link', { name: 'Create Account', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('textbox', { name: 'Phone number' }).fill('509999999')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await password(page).fill(person.password)
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect(
      page.getByRole('alert').getByText('An account with this e-mail already exists.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Login Here', exact: true }).click()
    await signIn(page, { ...person, email: `0${phone}` })
    expect(JSON.parse((await kept(page)).user ?? '')).toMatchObject({ name, email })
  })
})

// VAL-12 to VAL-16, MSG-22, AUTH-08, D-33
test('Signing up without what it needs, or with no phone number, asks the shop nothing', async ({
  page,
  api,
  mayLog,
}) => {
  mayLog(/status of 422/)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
  })
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Create Account' }).click()
  await submit.click()
  for (const name of ['Name', 'Phone number', 'Email', 'Password'])
    await expect(box(name)).toHaveAccessibleDescription('This field is required.')
  await expect(box('Name')).toBeFocused()
  const red = await box('Name').evaluate((input) => {
    const words = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    return words && getComputedStyle(words).color
  })
  expect(red).toBe('rgb(179, 38, 30)')

  const person = aPerson()
  await box('Name').fill(person.name)
  await box('Phone number').fill('50 12')
  await box('Email').fill('mariam@')
  await box('Password').fill('short')
  await submit.click()
  await expect(box('Phone number')).toHaveAccessibleDescription('Please enter a valid phone number.')
  await expect(box('Phone number')).toBeFocused()
  await expect(box('Email')).toHaveAccessibleDescription('Enter a valid email address.')
  await expect(box('Password')).toHaveAccessibleDescription('Use 8 to 128 characters.')
  expect(calls).toEqual([])

  // As long as a number, but none: only the shop's full rules know.
  await box('Phone number').fill('111111111')
  await box('Email').fill(person.email)
  await box('Password').fill(person.password)
  await submit.click()
  await expect(box('Phone number')).toHaveAccessibleDescription('Please enter a valid phone number.')
  await expect(box('Phone number')).toBeFocused()
  await box('Phone number').fill(person.phone)
  await expect(box('Phone number')).toHaveAccessibleDescription('')
  await submit.click()
  await expect(page).toHaveURL('/')
  await api.call('POST /api/user/login', { email: `0${person.phone}`, password: person.password })
})

/** Products at one price for every unit, so that an order of them is easily added up. */
async function plainChoices(api: ShopApi, count: number): Promise<Choice[]> {
  const plain = (await api.products()).filter(
    ({ discount, flashsale, image }) => discount === 0 && !flashsale && image.length > 0,
  )
  return plain
    .flatMap((product) => choicesOf([product]).find(({ stock }) => stock >= 3) ?? [])
    .slice(0, count)
}

/** The files of the picture that stands for a colour. */
function pictureOf({ product, colour }: Choice): RegExp {
  const [first = ''] = product.variants.find(({ colorName }) => colorName === colour)?.images ?? []
  return new RegExp(first.replace(/\.\w+$/, ''))
}

/** Two of each, with cash. */
async function order(api: ShopApi, token: string, person: Person, choices: readonly Choice[]) {
  const { name: fullname, email, phone } = person
  const place = { street: '12 Al Wasl Road', city: 'Dubai', region: 'Dubai', zipcode: '00000' }
  const goods = choices.reduce((sum, { product }) => sum + 2 * product.price, 0)
  const { orderId } = await api.call(
    'POST /api/order/place',
    {
      address: { fullname, email, phone: `+971${phone}`, ...place },
      items: choices.map(({ product, size, colour: colorName }) => ({
        ...{ itemId: product._id, size, colorName, quantity: 2 },
      })),
      amount: goods > 169 ? goods : goods + 25,
      shippingMethod: 'Normal',
      discountCode: null,
    },
    token,
  )
  return orderId
}

/** The day of somebody's newest order, in the words of the page. */
async function dayOfOrder(api: ShopApi, token: string, month: 'short' | 'long'): Promise<string> {
  const [order] = await api.orders(token)
  const words = { day: 'numeric', month, year: 'numeric', timeZone: 'Asia/Dubai' } as const
  return new Intl.DateTimeFormat('en-GB', words).format(order?.date)
}

// PROF-03, PROF-04, MSG-46, MSG-48, CONST-19, D-66
test('The profile shows the four newest of the items bought, with six facts each', async ({ page, api }) => {
  const person = aPerson()
  const token = await comeBackSignedIn(page, api, person)
  const choices = await plainChoices(api, 5)
  await order(api, token, person, choices.slice(0, 3))
  await order(api, token, person, choices.slice(3))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: `Hi ${person.name}`, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View more orders →', exact: true })).toBeVisible()
  const items = page.getByRole('region', { name: 'Bought before' }).getByRole('listitem')
  await expect(items).toHaveCount(4)
  const date = await dayOfOrder(api, token, 'short')
  const newest = await items.getByRole('heading').allTextContents()
  expect(newest.slice(0, 2).toSorted()).toEqual(
    choices
      .slice(3)
      .map(({ product }) => product.name)
      .toSorted(),
  )
  for (const [place, name] of newest.entries()) {
    const choice = choices.find(({ product }) => product.name === name)
    if (!choice) throw new Error(`Nobody bought ${name}`)
    const item = items.nth(place)
    await expect(item.locator('img')).toHaveAttribute('src', pictureOf(choice))
    await expect(item).toContainText(aed(choice.product.price))
    await expect(item).toContainText(`Qty 2 · ${date}`)
    await expect(item).toContainText('Cash on Delivery')
  }
})

// ORD-02 to ORD-10, MSG-50, MSG-66
test('My Orders: facts, a red dot for Cancelled alone, and who may be cancelled', async ({ page, api }) => {
  const person = aPerson()
  const token = await comeBackSignedIn(page, api, person)
  const choices = await plainChoices(api, 4)
  const ids: string[] = []
  for (const choice of choices) ids.unshift(await order(api, token, person, [choice]))
  // Only staff moves orders on; the page is told as if they had.
  const statuses = ['Order Placed', 'Shipped', 'Delivered', 'Cancelled']
  await page.route('**/api/order/userorders', async (route) => {
    const answer = await (await route.fetch()).json()
    for (const [place, status] of statuses.entries()) answer.orders[place].status = status
    await route.fulfill({ json: answer })
  })
  await page.goto('/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders', exact: true })).toBeVisible()
  const cards = page.getByRole('list', { name: 'My Orders' }).locator(':scope > li')
  await expect(cards).toHaveCount(4)
  const date = await dayOfOrder(api, token, 'long')
  for (const [place, status] of statuses.entries()) {
    const [card, choice] = [cards.nth(place), choices.toReversed()[place]]
    if (!choice) throw new Error('No such order')
    for (const fact of [ids[place] ?? '', date, 'Cash on Delivery']) await expect(card).toContainText(fact)
    await expect(card.getByRole('button', { name: 'Cancel Order' })).toHaveCount(
      status === 'Order Placed' ? 1 : 0,
    )
    const word = card.getByText(status)
    const [red = 0, green = 0] = await word.evaluate((line) =>
      (getComputedStyle(line, '::before').backgroundColor.match(/\d+/g) ?? []).map(Number),
    )
    expect(red > green, `${status} is red`).toBe(status === 'Cancelled')
    const item = card.getByRole('list').getByRole('listitem')
    await expect(item.locator('img')).toHaveAttribute('src', pictureOf(choice))
    const { product, colour, size } = choice
    for (const fact of [product.name, aed(product.price), 'Qty 2', colour, size])
      await expect(item).toContainText(fact)
  }
  await expect(cards.first().getByRole('button')).toHaveText('Cancel Order')
})

/** A product of the flash sale that is reduced besides. */
async function flashing(api: ShopApi): Promise<Choice> {
  return api.choice(
    ({ product, stock }) =>
      product.flashsale && product.discount > 0 && product.flashDiscount > product.discount && stock >= 2,
  )
}

// ORD-08, ORD-09, PROF-04, D-07, D-40, D-48
test('Orders show the price without the flash sale, what became of the money, and how it was paid', async ({
  page,
  api,
}) => {
  const person = aPerson()
  const token = await comeBackSignedIn(page, api, person)
  const choice = await flashing(api)
  const { price, discount, flashDiscount, name } = choice.product
  const at = (percent: number) => Math.round(price * (100 - percent)) / 100
  const goods = at(flashDiscount) + at(discount)
  const amount = Math.round((goods > 169 ? goods : goods + 25) * 100) / 100
  await api.buy(token, person, choice, 2, amount)
  await api.buy(token, person, choice, 2, amount)
  const refundedAt = Date.parse('2026-11-21T14:05:00+04:00')
  // The provider's side has journeys of its own; the page is told what its answers say.
  await page.route('**/api/order/userorders', async (route) => {
    const answer = await (await route.fetch()).json()
    const paidByCard = { paymentMethod: 'stripe', payment: true, status: 'Cancelled' }
    Object.assign(answer.orders[0], paidByCard, { refund: { refundedAt: null } })
    Object.assign(answer.orders[1], paidByCard, { refund: { refundedAt } })
    await route.fulfill({ json: answer })
  })
  await page.goto('/orders')
  const cards = page.getByRole('list', { name: 'My Orders' }).locator(':scope > li')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('Refund on its way')
  await expect(cards.last()).toContainText('Refunded on 21 November 2026 at 14:05')
  const item = cards.first().getByRole('list').getByRole('listitem')
  await expect(item).toContainText(aed(at(discount)))
  await expect(item).toContainText(`One had the flash price of ${aed(at(flashDiscount))}`)
  await expect(cards.first()).toContainText(`Total ${aed(amount)}`)
  await expect(cards.first()).toContainText('Normal delivery')
  await expect(cards.first().getByRole('definition').nth(2)).toHaveText('Card')

  await page.goto('/profile')
  const bought = page
    .getByRole('region', { name: 'Bought before' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(bought.first()).toContainText('Refund on its way')
  await expect(bought.last()).toContainText('Refunded on 21 November 2026 at 14:05')
  await expect(bought.first()).toContainText(aed(at(discount)))
  await expect(bought.first()).toContainText('Card')
})

// STATE-33 to STATE-35, MSG-40, MSG-41, ORD-10
test('Cancelling shows before the shop has answered, and is taken back when the shop says no', async ({
  page,
  api,
  mayLog,
}) => {
  mayLog(/status of 409/)
  const person = aPerson()
  const token = await comeBackSignedIn(page, api, person)
  const [one, other] = await plainChoices(api, 2)
  if (!one || !other) throw new Error('Nothing to buy')
  const refusedId = await order(api, token, person, [one])
  const cancelledId = await order(api, token, person, [other])
  await page.goto('/orders')
  const card = (id: string) =>
    page.getByRole('list', { name: 'My Orders' }).locator(':scope > li', { hasText: id })

  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/order/cancel', async (route) => {
    await held
    await route.continue()
  })
  await card(cancelledId).getByRole('button', { name: 'Cancel Order' }).click()
  await expect(card(cancelledId)).toContainText('Cancelled')
  await expect(page.getByText('Order cancelled successfully!')).toHaveCount(0)
  letThrough()
  await expectTold(page, 'Order cancelled successfully!')
  expect((await api.orders(token)).map(({ status }) => status)).toEqual(['Cancelled', 'Order Placed'])

  // Cancelled in another tab meanwhile: the shop refuses a second time.
  await page.unroute('**/api/order/cancel')
  await page.route('**/api/order/cancel', (route) =>
    route.fulfill({ status: 409, json: { success: false, code: 'cannot_cancel', message: 'No.' } }),
  )
  await card(refusedId).getByRole('button', { name: 'Cancel Order' }).click()
  await expectTold(page, 'Something went wrong!')
  await expect(card(refusedId)).toContainText('Order Placed')
  await expect(card(refusedId).getByRole('button', { name: 'Cancel Order' })).toBeVisible()
})

// WISH-01 to WISH-03, MSG-29, MSG-30, D-02, D-25
test('The wishlist shows title, price and size of what is wished for; heart and button take it off', async ({
  page,
  api,
}) => {
  const token = await comeBackSignedIn(page, api, aPerson())
  const [plain] = await plainChoices(api, 1)
  const reduced = await flashing(api)
  if (!plain) throw new Error('Nothing to wish for')
  for (const { product, size } of [plain, reduced])
    await api.call('POST /api/wishlist/add', { itemId: product._id, size, quantity: 1 }, token)
  await page.goto('/wishlist')
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist', exact: true })).toBeVisible()
  const wish = ({ product }: Choice) =>
    page.getByRole('list', { name: 'Wishlist' }).getByRole('listitem').filter({ hasText: product.name })
  const { price, flashDiscount } = reduced.product
  await expect(wish(plain)).toContainText(`AED ${plain.product.price}`)
  await expect(wish(plain)).not.toContainText('OFF')
  await expect(wish(reduced)).toContainText(`AED ${Math.round((price * (100 - flashDiscount)) / 100)}`)
  await expect(wish(reduced)).toContainText(`was AED ${price}`)
  await expect(wish(reduced)).toContainText(`${flashDiscount}% OFF`)
  await expect(wish(reduced)).toContainText(reduced.size)

  await wish(plain)
    .getByRole('button', { name: `Remove ${plain.product.name}`, exact: true })
    .click()
  await expectTold(page, 'Removed from wishlist')
  await expect(wish(plain)).toHaveCount(0)
  await wish(reduced).getByRole('button', { includeHidden: true }).first().click()
  await expect(page.getByText('No items in wishlist.', { exact: true })).toBeVisible()
  expect((await api.call('POST /api/wishlist/get', {}, token)).wishlistData).toEqual([])
})

// VAL-01, VAL-02, MSG-20, D-65
test('A heart away from the sizes asks for a size and adds nothing', async ({ page, api }) => {
  const person = aPerson()
  const token = await comeBackSignedIn(page, api, person)
  const [product] = await api.products()
  if (!product) throw new Error('The shop is empty')
  await page.goto(`/products?search=${encodeURIComponent(product.name)}`)
  await page
    .getByRole('article')
    .getByRole('link', { name: `Add ${product.name} to wishlist`, exact: true })
    .click()
  await expectTold(page, 'Please select a size')
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Size', exact: true })).toBeVisible()
  expect((await api.call('POST /api/wishlist/get', {}, token)).wishlistData).toEqual([])
  expect(await api.cart(token)).toEqual([])
})

// MSG-27, MSG-28, MSG-41, STATE-36
test('What could not be cancelled, fetched or removed is told, and is there as before', async ({
  page,
  api,
  mayLog,
}) => {
  mayLog(/Failed to load resource|could not be fetched|failed/)
  const person = aPerson()
  const token = await comeBackSignedIn(page, api, person)
  const [choice] = await plainChoices(api, 1)
  if (!choice) throw new Error('Nothing to buy')
  const { product, size } = choice
  await order(api, token, person, [choice])
  await api.call('POST /api/wishlist/add', { itemId: product._id, size, quantity: 1 }, token)

  await page.goto('/orders')
  await page.route('**/api/order/cancel', (route) => route.abort())
  const again = page.waitForResponse('**/api/order/userorders')
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await expectTold(page, 'Something went wrong!')
  await again
  await expect(page.getByText('Order Placed')).toBeVisible()

  await page.route('**/api/wishlist/remove', (route) => route.abort())
  await page.goto('/wishlist')
  const wish = page.getByRole('listitem').filter({ hasText: product.name })
  await wish.getByRole('button', { name: `Remove ${product.name}` }).click()
  await expectTold(page, 'Error removing item')
  await expect(wish).toBeVisible()

  await page.route('**/api/wishlist/get', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Error fetching wishlist', { exact: true }).first()).toBeVisible()
})

// PROF-10, MSG-49
test('A guest on the way from the profile to the login page reads that it is loading', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/profile', { waitUntil: 'commit' })
  await expect(page.getByText('Loading profile...', { exact: true })).toBeVisible()
  letThrough()
  await expect(page).toHaveURL('/login')
})

// STATE-02, STATE-14, ROLE-08, DATA-39
test('A guest takes the lines along to the login page; signed in, each change goes to the shop', async ({
  page,
  api,
}) => {
  const [choice] = await plainChoices(api, 1)
  if (!choice) throw new Error('Nothing to buy')
  const { product, colour, size } = choice
  const line = { [size]: { size, colorName: colour, quantity: 1 } }
  await openProduct(page, choice)
  await chooseAndAdd(page, choice)
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('link', { name: 'Go to Login', exact: true }).click()
  await expect(page).toHaveURL('/login')
  const lines = () => page.evaluate(() => JSON.parse(localStorage.getItem('LocalCartData') ?? 'null'))
  expect(await lines()).toEqual({ [product._id]: line })

  const person = aPerson()
  await api.signUp(person)
  await signIn(page, person)
  const sent: string[] = []
  page.on('request', async (request) => {
    const { pathname } = new URL(request.url())
    if (/\/api\/cart\/(add|update)/.test(pathname))
      sent.push(`${pathname} ${(await request.headerValue('token')) === null ? 'without' : 'with'} token`)
  })
  await openProduct(page, choice)
  await chooseAndAdd(page, choice)
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' }).click()
  await page.getByRole('combobox', { name: `Quantity of ${product.name}` }).selectOption('1')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect.poll(() => sent).toEqual(['/api/cart/add with token', '/api/cart/update with token'])
})
