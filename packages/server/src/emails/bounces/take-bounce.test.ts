import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeBounce } from '#emails/bounces/take-bounce'
import { emails } from '#emails/email-tables'
import { queueEmail } from '#emails/queue-email'
import { linkSecrets } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'

const context = { language: 'en', origin: 'http://made-up.example' } as const

let shop: EmailShop

beforeEach(async () => {
  shop = await startEmailShop()
})
afterEach(() => shop.close())

/** An email accepted by the mail server, with its envelope sender. */
async function aSentEmail() {
  const { email } = await aCustomer(shop.shop)
  await queueEmail(shop.shop, { kind: 'confirm_email', to: email, context })
  await shop.sendDue()
  const messageId = shop.smtp.inbox.at(-1)?.messageId ?? ''
  return { email, messageId, sender: shop.smtp.senders.at(-1) ?? '' }
}

interface Report {
  to?: string
  recipient: string
  messageId?: string
  action?: string
}

/** A report in the format of Postfix. */
const report = ({ to = 'support@shop.example', recipient, messageId = '<x@y>', action = 'failed' }: Report) =>
  Buffer.from(
    [
      'Return-Path: <>',
      'From: MAILER-DAEMON@mail.example (Mail Delivery System)',
      `To: ${to}`,
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="B/mail.example"',
      '',
      '--B/mail.example',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'I am sorry to have to inform you that your message could not be delivered.',
      '',
      '--B/mail.example',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mail.example',
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      `Action: ${action}`,
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 no such mailbox',
      '',
      '--B/mail.example',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: ${messageId}`,
      'Subject: Confirm your email address',
      '',
      '--B/mail.example--',
      '',
    ].join('\r\n'),
  )

const take = (message: Buffer) => takeBounce(shop.shop, message, shop.clock.now())
const rows = () => shop.db.select().from(emails)

test('a bounced email is marked as failed and listed on home, and staff can send it again', async () => {
  const { email, sender } = await aSentEmail()
  expect(sender).toMatch(/^bounces\+[0-9a-f]{32}-[0-9a-f]{16}@shop\.example$/)
  const message = report({ to: sender.toUpperCase(), recipient: 'somebody-else@example.com' })
  expect(await take(message)).toBe('failed')
  expect(await rows()).toMatchObject([
    { sentAt: null, gaveUpAt: shop.clock.now(), lastError: '5.1.1 550 5.1.1 no such mailbox' },
  ])
  expect(await take(message)).toBe('known')
  const { token } = await aMember(shop.shop, 'manager')
  const listed = async () =>
    requireSuccess(await shop.call('GET /api/staff/problems', {}, { token })).problems
  const [problem] = await listed()
  expect(problem).toMatchObject({ kind: 'email', to: email, error: '5.1.1 550 5.1.1 no such mailbox' })
  const retry = { kind: 'email' as const, id: problem?.id ?? '' }
  requireSuccess(await shop.call('POST /api/staff/problems/retry', retry, { token }))
  await shop.sendDue()
  expect([await listed(), shop.smtp.inbox.length]).toEqual([[], 2])
})

test('without an envelope sender, a bounce matches by Message-ID if it names the recipient', async () => {
  const { email, messageId } = await aSentEmail()
  expect(await take(report({ recipient: 'omar@example.com', messageId }))).toBe('unknown')
  expect(await take(report({ recipient: email.toUpperCase(), messageId }))).toBe('failed')
})

test('ignores a bounce whose sender is unsigned or signed for another email', async () => {
  const [first, second] = [await aSentEmail(), await aSentEmail()]
  const [, ofFirst = ''] = /\+(\w+)-/.exec(first.sender) ?? []
  const forged = second.sender.replace(/\+\w+-/, `+${ofFirst}-`)
  expect(await take(report({ to: forged, recipient: first.email }))).toBe('unknown')
  await shop.db.update(linkSecrets).set({ secret: 'another' })
  expect(await take(report({ to: first.sender, recipient: first.email }))).toBe('unknown')
  expect((await rows()).map(({ gaveUpAt }) => gaveUpAt)).toEqual([null, null])
})

test('delayed, delivered and unrelated reports change nothing', async () => {
  const { email, sender } = await aSentEmail()
  for (const action of ['delayed', 'delivered'])
    expect(await take(report({ to: sender, recipient: email, action }))).toBe('delayed')
  const outOfOffice = Buffer.from(`To: ${sender}\r\nSubject: Away\r\n\r\nBack on Monday.`)
  expect(await take(outOfOffice)).toBe('no_report')
  expect(await take(Buffer.from([0, 255, 13, 10]))).toBe('no_report')
  expect(await rows()).toMatchObject([{ gaveUpAt: null, sentAt: expect.any(Date) }])
})
