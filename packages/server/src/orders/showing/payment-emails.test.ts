import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emails } from '#emails/email-tables'
import { smtpMailer } from '#emails/mailers'
import { emailJobs } from '#emails/send-emails'
import { expireOrder } from '#orders/payment/expire-order'
import { processRefunds } from '#orders/refunds/process-refunds'
import { ORDER_EMAILS } from '#orders/showing/order-emails'
import { aMember } from '#testing/a-member'
import { aWaitingOrder } from '#testing/a-waiting-order'
import { anSmtpServer, type TestSmtpServer } from '#testing/an-smtp-server'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { SHOP_ADDRESS } from '#testing/email-shop'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop
let smtp: TestSmtpServer
let mailer: ReturnType<typeof smtpMailer>

beforeAll(async () => {
  smtp = await anSmtpServer()
  mailer = smtpMailer(smtp.url)
  shop = await startCardShop({ mailer, publicUrl: SHOP_ADDRESS })
})
afterAll(async () => {
  await shop.close()
  mailer.close()
  await smtp.close()
})

const listEmailsTo = (email: string) =>
  smtp.inbox.filter(({ to }) => [to].flat().some((one) => one?.text === email))
const sendDue = () => emailJobs(ORDER_EMAILS)[0]?.run(shop.shop, false)

const kindsTo = async (email: string) =>
  (await shop.db.select().from(emails).where(eq(emails.to, email))).map(({ kind }) => kind)

test('an expired unpaid order causes one email, and an order abandoned by the customer causes none', async () => {
  for (const [why, kinds] of [
    ['expired', ['payment_failed']],
    ['abandoned', []],
  ] as const) {
    const { orderId, clientSecret, email } = await aWaitingOrder(shop)
    const closed = { ...(await shop.lookUp(clientSecret)), status: 'closed' as const }
    for (const _ of [1, 2]) await expireOrder(shop.shop, orderId, why, closed)
    expect(await kindsTo(email)).toEqual(kinds)
  }
})

test('the email about an unpaid order arrives and links to the cart, and an earlier payment stops it', async () => {
  const expire = async ({ orderId, clientSecret }: Awaited<ReturnType<typeof aWaitingOrder>>) => {
    const closed = { ...(await shop.lookUp(clientSecret)), status: 'closed' as const }
    await expireOrder(shop.shop, orderId, 'expired', closed)
  }
  const [unpaid, late] = [await aWaitingOrder(shop), await aWaitingOrder(shop)]
  await expire(unpaid)
  await expire(late)
  await shop.pay(late.clientSecret)
  requireSuccess(await cardCalls(shop).verifyInPage(late.token, late.orderId))
  await sendDue()
  const [message, ...more] = listEmailsTo(unpaid.email)
  expect(more).toEqual([])
  expect(message?.subject).toMatch(/^Payment failed for your order LD-\d+$/)
  expect(message?.text).toContain(`${SHOP_ADDRESS}/cart`)
  expect(message?.html).toContain(`<img src="${SHOP_ADDRESS}/media/tee.1a2b3c4d-160.jpg" alt="2 × Dune Tee`)
  expect(listEmailsTo(late.email).map(({ subject }) => subject?.replace(/LD-\d+/, 'LD'))).toEqual([
    "We've received your order LD",
  ])
})

test('a silent card refund by staff causes no email, even on completion', async () => {
  const { orderId, clientSecret, token, email } = await aWaitingOrder(shop)
  await shop.pay(clientSecret)
  requireSuccess(await cardCalls(shop).verifyInPage(token, orderId))
  const staff = await aMember(shop.shop, 'manager')
  for (const sends of [false, true]) {
    const refund = { orderId, amount: 5, reason: 'A button was missing', email: sends }
    requireSuccess(await shop.call('POST /api/staff/order/refund', refund, { token: staff.token }))
    await processRefunds(shop.shop)
    await shop.hear()
    await processRefunds(shop.shop)
    expect(await kindsTo(email)).toEqual([
      'order_placed',
      ...(sends ? ['order_refunded', 'refund_done'] : []),
    ])
  }
})

test('a card refund causes one email on completion, for any number of checks', async () => {
  const { orderId, clientSecret, token, email } = await aWaitingOrder(shop)
  await shop.pay(clientSecret)
  requireSuccess(await cardCalls(shop).verifyInPage(token, orderId))
  requireSuccess(await cardCalls(shop).cancel(token, orderId))
  expect(await kindsTo(email)).toEqual(['order_placed', 'order_cancelled'])
  await processRefunds(shop.shop)
  await shop.hear()
  await processRefunds(shop.shop)
  expect(await kindsTo(email)).toEqual(['order_placed', 'order_cancelled', 'refund_done'])
})
