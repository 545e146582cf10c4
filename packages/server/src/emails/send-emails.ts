import { DAY, HOUR } from '@little-dunes/domain/durations'
import { FIRST_LANGUAGE } from '@little-dunes/domain/i18n/languages'
import { withWords } from '@little-dunes/domain/messages/email-words/email-words'
import { SAMPLE_SHOP_NAME } from '@little-dunes/domain/orders/company/sample-settings'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { createBounceAddress } from '#emails/bounces/bounce-address'
import { emails } from '#emails/email-tables'
import { emailTexts } from '#emails/email-text-tables'
import { type EmailContent, type EmailFrame, renderHtml, renderText } from '#emails/render-email'
import { createGiveWay } from '#jobs/give-way'
import { dueRows, nextAttempt, processQueue, type Queue } from '#jobs/queue'
import type { Job } from '#jobs/start-jobs'
import { HOUSE_LOGO, shownLogoSize } from '#settings/brand/email-logo'
import { readSeller } from '#settings/read-seller'
import { readShopName } from '#settings/read-shop-name'
import { shopSettings } from '#settings/settings-tables'
import { type EmailMessage, EmailRefused, type Shop } from '#shop'
import { HOUSE_LOOKS } from '#theme/looks'
import { MARK } from '#theme/read-mark'
import { LOGO_FILE, type Theme, themeAddress } from '#theme/theme'

export type QueuedEmail = typeof emails.$inferSelect

/** Loads the content of an email when it is sent. Null if it must no longer be sent. */
export type EmailLoader = (shop: Shop, email: QueuedEmail) => Promise<EmailContent | null>

const RETENTION = 30 * DAY
/** At least four hours of attempts, even if a clock is set forward by a day. */
const MIN_ATTEMPTS = 10
/** Seconds: 30 at first, then up to an hour. */
const WAITS = [30, 3600] as const
const WAITING = sql`sent_at IS NULL AND gave_up_at IS NULL`

async function claim(shop: Shop): Promise<QueuedEmail[]> {
  const now = shop.now()
  const due = dueRows(now, emails.id, WAITING, WAITS)
  return shop.db.update(emails).set(nextAttempt(now, WAITS)).where(due).returning()
}

/** The content with the staff's texts, if there are any. Null if the email must no longer be sent. */
export async function loadContent(
  shop: Shop,
  source: EmailLoader,
  email: QueuedEmail,
  texts: EmailSettings['texts'],
): Promise<EmailContent | null> {
  const content = await source(shop, email)
  const words = texts.find(({ kind, language }) => kind === email.kind && language === email.language)
  return content && words ? withWords(content, words, content.facts ?? {}) : content
}

async function send(
  shop: Shop,
  source: EmailLoader | undefined,
  email: QueuedEmail,
  { texts, ...settings }: EmailSettings,
): Promise<void> {
  const emailContent = source ? await loadContent(shop, source, email, texts) : null
  if (emailContent && shop.mailer) {
    const { bounceAddress } = shop.mailer
    const returnPath = bounceAddress && (await createBounceAddress(shop, bounceAddress, email.id))
    await shop.mailer.send({
      ...buildMessage(email, emailContent, settings),
      ...(returnPath && { returnPath }),
    })
    shop.failpoint('email sent')
  }
  await shop.db.update(emails).set({ sentAt: shop.now(), lastError: null }).where(eq(emails.id, email.id))
  shop.failpoint('email noted')
}

type EmailSender = EmailMessage['from']

interface EmailSettings {
  sender(language: string): EmailSender
  seller(language: string): EmailFrame['seller']
  theme: Theme | null
  texts: (typeof emailTexts.$inferSelect)[]
}

async function readEmailSettings({ db, theme }: Shop): Promise<EmailSettings> {
  const { supportEmail, sellerTrn, phone } = shopSettings
  const [row] = await db
    .select({
      address: supportEmail,
      seller: { trn: sellerTrn, phone },
    })
    .from(shopSettings)
  const { address = '', seller = { trn: '', phone: '' } } = row ?? {}
  const { [FIRST_LANGUAGE]: firstName, ...otherNames } = await readShopName({ db })
  const names: Record<string, string | undefined> = otherNames
  const { [FIRST_LANGUAGE]: first, ...others } = await readSeller({ db })
  const inOthers: Record<string, typeof first | undefined> = others
  return {
    sender: (language) => ({ name: names[language] ?? firstName, address }),
    seller(language) {
      const { name, address } = inOthers[language] ?? first
      return { ...seller, name: name || first.name, address: address || first.address }
    },
    texts: await db.select().from(emailTexts),
    theme: await theme.read(),
  }
}

function buildMessage(
  { id, to, origin, language }: QueuedEmail,
  content: EmailContent,
  { sender, seller, theme }: Omit<EmailSettings, 'texts'>,
): EmailMessage {
  const { name, address } = sender(language)
  const { email: colours, mark } = theme?.looks ?? HOUSE_LOOKS
  return {
    messageId: `<${id}@${new URL(origin).hostname}>`,
    from: { name, address },
    to,
    ...(content.replyTo && { replyTo: content.replyTo }),
    ...(content.unsubscribe && { headers: unsubscribeHeaders(content.unsubscribe.url) }),
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content, {
      ...{ origin, shopName: name, supportEmail: address, seller: seller(language), language, colours },
      mark: mark ? `${origin}${MARK}` : undefined,
      logo: findLogo(sender(FIRST_LANGUAGE).name, theme, origin),
    }),
  }
}

/** The uploaded logo, or the one of a new shop. Undefined if the shop shows its name. */
function findLogo(shopName: string, theme: Theme | null, origin: string): EmailFrame['logo'] {
  const { mark, logo } = theme?.looks ?? HOUSE_LOOKS
  if (theme && logo) return { url: origin + themeAddress(theme, LOGO_FILE), ...shownLogoSize(logo) }
  return mark || shopName !== SAMPLE_SHOP_NAME.en
    ? undefined
    : { ...HOUSE_LOGO, url: origin + HOUSE_LOGO.url }
}

/** One click in the mail program ends these emails (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** An email fails for good after a day of attempts or a final refusal. */
async function failed(shop: Shop, email: QueuedEmail, reason: string, isFinal: boolean) {
  const { id, kind, createdAt, attempts } = email
  const now = shop.now()
  const isLate = now.getTime() - createdAt.getTime() > DAY && attempts >= MIN_ATTEMPTS
  const gaveUpAt = isFinal || isLate ? now : null
  await shop.db
    .update(emails)
    .set({ lastError: reason.slice(0, 500), gaveUpAt })
    .where(eq(emails.id, id))
  shop.log.warn({ emailId: id, kind, gaveUp: gaveUpAt !== null }, 'An email could not be sent')
}

function createQueue(sources: Record<string, EmailLoader>): Queue<QueuedEmail> {
  let settings: Promise<EmailSettings> | undefined
  const giveWay = createGiveWay()
  return {
    claimed: 'email claimed',
    claim(shop) {
      // Read once per claim.
      settings = undefined
      return claim(shop)
    },
    async process(shop, email) {
      await giveWay()
      try {
        settings ??= readEmailSettings(shop)
        await send(shop, sources[email.kind], email, await settings)
      } catch (error) {
        if (!(error instanceof EmailRefused)) throw error
        await failed(shop, email, error.message, true)
      }
    },
    failed: (shop, email, reason) => failed(shop, email, reason, false),
  }
}

async function deleteOld(shop: Shop): Promise<void> {
  const old = lt(emails.createdAt, new Date(shop.now().getTime() - RETENTION))
  await shop.db.delete(emails).where(old)
}

/** Emails claimed by a process that ended are due immediately. */
async function retryNow(shop: Shop): Promise<void> {
  const waiting = and(isNull(emails.sentAt), isNull(emails.gaveUpAt))
  await shop.db.update(emails).set({ nextAt: shop.now() }).where(waiting)
}

export const emailJobs = (sources: Record<string, EmailLoader>): readonly Job[] => [
  {
    name: 'emails',
    async run(shop, isFirst) {
      if (isFirst) await retryNow(shop)
      await processQueue(shop, createQueue(sources))
    },
  },
  { name: 'old emails', every: HOUR, run: deleteOld },
]
