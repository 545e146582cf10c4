import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSandbox } from '#testing/a-sandbox'

let sandbox: Awaited<ReturnType<typeof aSandbox>>
beforeAll(async () => {
  sandbox = await aSandbox()
})
afterAll(() => sandbox.close())

async function open(name = 'Little Dunes order 7') {
  const session = await sandbox.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ quantity: 2, price_data: { currency: 'aed', unit_amount: 6000, product_data: { name } } }],
    customer_email: 'customer@example.com',
    success_url: 'https://shop.example/verify?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.example/verify?success=false',
  })
  return { id: session.id, address: `${sandbox.url}/c/pay/${session.id}` }
}

const card = (number: string) => ({
  number,
  expiry: '1240',
  cvc: '123',
  email: 'customer@example.com',
  name: 'A Customer',
})

const pay = async (address: string, form: Record<string, string>) =>
  (await fetch(address, { method: 'POST', body: new URLSearchParams(form) })).json()

test('the page shows the order and that no real money is charged, and links back', async () => {
  const { address } = await open('<b>Order</b>')
  const response = await fetch(address)
  const page = await response.text()
  for (const words of [
    'Test payments:',
    'no real money is charged',
    'Pay AED 120.00',
    'value="customer@example.com"',
  ]) {
    expect(page).toContain(words)
  }
  expect(page).toContain('href="https://shop.example/verify?success=false"')
  expect(page).toContain('&lt;b&gt;Order&lt;/b&gt; × 2')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
})

test('a declined card shows an error on the page, and a valid one redirects to the shop', async () => {
  const { id, address } = await open()
  expect(await pay(address, card('4000000000009995'))).toEqual({
    problem: 'Your card has insufficient funds.',
  })
  expect(await pay(address, card('4242424242424241'))).toEqual({ problem: 'Your card number is incorrect.' })
  const go = `https://shop.example/verify?session=${id}`
  expect(await pay(address, card('4242424242424242'))).toEqual({ go })
  expect(await pay(address, card('4242424242424242'))).toEqual({ go })
  expect((await sandbox.stripe.charges.list()).data.filter(({ paid }) => paid)).toHaveLength(1)
  expect(await (await fetch(address)).text()).toContain('This order is paid')
})

test('the bank prompts on a separate page, and both results apply', async () => {
  const { id, address } = await open()
  const answer = async (result: string) => {
    const { authenticate } = await pay(address, card('4000000000003220'))
    const { pathname, search } = new URL(authenticate)
    expect(await (await fetch(sandbox.url + pathname + search)).text()).toContain('Complete authentication')
    expect((await fetch(`${sandbox.url}${pathname}?client_secret=wrong`)).status).toBe(404)
    await pay(sandbox.url + pathname + search, { result })
    return pay(address, {})
  }
  expect((await answer('fail')).problem).toContain('We are unable to authenticate your payment method.')
  expect(await answer('pass')).toEqual({ go: `https://shop.example/verify?session=${id}` })
})

test('an expired page shows its state and cannot be paid', async () => {
  const { id, address } = await open()
  await sandbox.stripe.checkout.sessions.expire(id)
  expect(await (await fetch(address)).text()).toContain('This payment page has expired')
  expect(await pay(address, card('4242424242424242'))).toEqual({ go: `/c/pay/${id}` })
  expect((await sandbox.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('unpaid')
  expect((await fetch(`${sandbox.url}/c/pay/cs_test_none`)).status).toBe(404)
})
