import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HOUR, MINUTE } from '@little-dunes/domain/durations'
import type { EmailKind } from '@little-dunes/domain/messages/email-words/email-words'
import { simpleParser } from 'mailparser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ACCOUNT_EMAILS } from '#accounts/email/account-emails'
import { inTransaction } from '#database/in-transaction'
import { emails } from '#emails/email-tables'
import { fileMailer } from '#emails/mailers'
import { queueEmail } from '#emails/queue-email'
import { emailJobs } from '#emails/send-emails'
import { settingsTranslations, shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { type EmailShop, SHOP_ADDRESS, startEmailShop } from '#testing/email-shop'

const context = { language: 'en', origin: 'http://made-up.example' } as const

let shop: EmailShop

beforeEach(async () => {
  shop = await startEmailShop()
})
afterEach(() => shop.close())

const queue = (to: string, kind: EmailKind = 'confirm_email') => queueEmail(shop.shop, { kind, to, context })
const rows = () => shop.db.select().from(emails)

test('an email has sender, subject, text and HTML, and its link has the public address for any requested host', async () => {
  const { email } = await aCustomer(shop.shop, { name: 'Mariam <b>& Co' })
  await queue(email)
  await shop.sendDue()
  const [message] = shop.smtp.inbox
  const [row] = await rows()
  expect(message?.messageId).toBe(`<${row?.id}@shop.example>`)
  expect(message?.subject).toBe('Confirm your email address')
  expect(message?.from?.text).toMatch(/^"?Little Dunes"? <.+@.+>$/)
  expect(message?.text).toContain('Hello Mariam <b>& Co,')
  expect(message?.html).toContain('Hello Mariam &lt;b&gt;&amp; Co,')
  expect(message?.html).toContain(`<img class="logo" src="${SHOP_ADDRESS}/logo.png" alt="Little Dunes"`)
  for (const part of [message?.text, String(message?.html)])
    expect(part).toMatch(new RegExp(`${SHOP_ADDRESS}/confirm-email#[\\w-]{43}`))
  expect(row).toMatchObject({ attempts: 1, sentAt: expect.any(Date), gaveUpAt: null })
})

test('an email has the shop name in its language as sender and heading', async () => {
  await shop.db.update(shopSettings).set({ shopName: 'Palm & Kids' })
  await shop.db
    .insert(settingsTranslations)
    .values({ language: 'ar', shopName: 'نخلة الصغار' })
    .onConflictDoUpdate({ target: settingsTranslations.language, set: { shopName: 'نخلة الصغار' } })
  for (const language of ['en', 'ar'] as const) {
    const { email } = await aCustomer(shop.shop)
    await queueEmail(shop.shop, { kind: 'confirm_email', to: email, context: { ...context, language } })
  }
  await shop.sendDue()
  const headed = shop.smtp.inbox.map(({ from, html }) => ({
    name: from?.value[0]?.name,
    heading: />([^<>]*)<\/p>\n<h1/.exec(String(html))?.[1],
  }))
  expect(headed).toHaveLength(2)
  expect(headed).toContainEqual({ name: 'Palm & Kids', heading: 'Palm &amp; Kids' })
  expect(headed).toContainEqual({ name: 'نخلة الصغار', heading: 'نخلة الصغار' })
})

test('an email whose cause was rolled back is never sent', async () => {
  const { email } = await aCustomer(shop.shop)
  const undone = inTransaction(shop.shop, async (tx) => {
    await queueEmail(tx, { kind: 'confirm_email', to: email, context })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await shop.sendDue()
  expect(shop.smtp.inbox).toEqual([])
})

test('an email deferred by the server is retried until accepted, with the same Message-ID', async () => {
  const { email } = await aCustomer(shop.shop)
  shop.smtp.refusals.set(email, { code: 451, message: 'later' })
  await queue(email)
  await shop.sendDue()
  await shop.sendDue()
  const [refused] = await rows()
  expect(refused).toMatchObject({
    attempts: 1,
    sentAt: null,
    gaveUpAt: null,
    lastError: expect.stringContaining('later'),
  })
  shop.smtp.refusals.clear()
  shop.clock.moveBy(HOUR)
  await shop.sendDue()
  await shop.sendDue()
  expect(shop.smtp.inbox.map(({ messageId }) => messageId)).toEqual([`<${refused?.id}@shop.example>`])
})

test('an email to a permanently refused recipient fails at once and does not delay others', async () => {
  const [gone, there] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
  shop.smtp.refusals.set(gone.email, { code: 550, message: 'no such mailbox' })
  await queue(gone.email)
  await queue(there.email)
  await shop.sendDue()
  const first = (await rows()).find(({ to }) => to === gone.email)
  expect(first).toMatchObject({ sentAt: null, gaveUpAt: expect.any(Date) })
  expect(shop.smtp.inbox).toHaveLength(1)
})

test('a server outage of under a day loses no email, and a longer one fails emails', async () => {
  const { email } = await aCustomer(shop.shop)
  await shop.smtp.close()
  await queue(email)
  for (let hour = 0; hour < 24; hour++) {
    await shop.sendDue()
    expect(await rows()).toMatchObject([{ gaveUpAt: null, attempts: hour + 1 }])
    shop.clock.moveBy(HOUR)
  }
  shop.clock.moveBy(HOUR)
  await shop.sendDue()
  expect(await rows()).toMatchObject([{ gaveUpAt: expect.any(Date) }])
})

test.each([-5, 30])(
  'a clock changed by %i hours neither delays, drops nor repeats an email',
  async (hours) => {
    const [sent, waits] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
    await queue(sent.email)
    await shop.sendDue()
    shop.smtp.refusals.set(waits.email, { code: 451, message: 'Later' })
    await queue(waits.email)
    await shop.sendDue()
    shop.clock.moveBy(hours * HOUR)
    await shop.sendDue()
    expect((await rows()).find(({ to }) => to === waits.email)).toMatchObject({
      sentAt: null,
      gaveUpAt: null,
      attempts: 2,
    })
    shop.smtp.refusals.clear()
    shop.clock.moveBy(5 * MINUTE)
    for (let run = 0; run < 2; run++) await shop.sendDue()
    const arrived = shop.smtp.inbox.map(({ to }) => [to].flat()[0]?.text)
    expect(arrived).toEqual([sent.email, waits.email])
  },
)

test('a crash between sending and recording sends at most one duplicate, with the same Message-ID', async () => {
  const { email } = await aCustomer(shop.shop)
  await queue(email)
  const { mailer } = shop.shop
  const crash = {
    send: (message: Parameters<NonNullable<typeof mailer>['send']>[0]) =>
      (mailer?.send(message) ?? Promise.resolve()).then(() => Promise.reject(new Error('crash'))),
  }
  await emailJobs(ACCOUNT_EMAILS)[0]?.run({ ...shop.shop, mailer: crash }, false)
  await emailJobs(ACCOUNT_EMAILS)[0]?.run(shop.shop, true)
  await shop.sendDue()
  expect(shop.smtp.inbox).toHaveLength(2)
  expect(new Set(shop.smtp.inbox.map(({ messageId }) => messageId)).size).toBe(1)
})

test('an email claimed by one process is skipped by others, even before its commit', async () => {
  const { email } = await aCustomer(shop.shop)
  await queue(email)
  const [claimed, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { mailer } = shop.shop
  const slow = {
    async send(message: Parameters<NonNullable<typeof mailer>['send']>[0]) {
      claimed.resolve()
      await released.promise
      await mailer?.send(message)
    },
  }
  const first = inTransaction(shop.shop, async (tx) =>
    emailJobs(ACCOUNT_EMAILS)[0]?.run({ ...tx, mailer: slow }, false),
  )
  await claimed.promise
  await shop.sendDue()
  expect(shop.smtp.inbox).toEqual([])
  released.resolve()
  await first
  expect(shop.smtp.inbox).toHaveLength(1)
})

test('two processes send each email once', async () => {
  const customers = []
  for (let n = 0; n < 12; n++) customers.push(await aCustomer(shop.shop))
  for (const { email } of customers) await queue(email)
  await Promise.all([shop.sendDue(), shop.sendDue()])
  const arrived = shop.smtp.inbox.map(({ to }) => [to].flat()[0]?.text)
  expect(arrived.toSorted()).toEqual(customers.map(({ email }) => email).toSorted())
})

test('a name cannot add a header', async () => {
  const { email } = await aCustomer(shop.shop, { name: 'Mariam\r\nBcc: everybody@example.com' })
  await queue(email)
  await shop.sendDue()
  expect(shop.smtp.inbox[0]?.bcc).toBeUndefined()
  expect(shop.smtp.inbox[0]?.headers.has('bcc')).toBe(false)
})

test('a customer name cannot add an address or a line to an email', async () => {
  for (const name of [
    'You won: http://evil.example',
    'Mariam\n\nYour account is closed',
    'call 0501234567',
  ]) {
    const { email } = await aCustomer(shop.shop, { name })
    await queue(email)
  }
  await shop.sendDue()
  for (const { text, html } of shop.smtp.inbox) {
    expect(text).toMatch(/^Hello,\n/)
    for (const part of [text, String(html)]) expect(part).not.toMatch(/evil|closed|050123/)
  }
  expect(shop.smtp.inbox).toHaveLength(3)
})

test('without a mail server, each email is written to a file that email programs open', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mails-'))
  const { email } = await aCustomer(shop.shop)
  await queue(email)
  await emailJobs(ACCOUNT_EMAILS)[0]?.run({ ...shop.shop, mailer: fileMailer(folder) }, true)
  const [file = ''] = await readdir(path.join(folder, 'emails'))
  const message = await simpleParser(await readFile(path.join(folder, 'emails', file)))
  expect([file, message.subject]).toEqual([expect.stringMatching(/\.eml$/), 'Confirm your email address'])
  await rm(folder, { recursive: true })
})
