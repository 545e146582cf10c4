import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { receiptInText } from '@little-dunes/domain/messages/order-emails/order-receipt'
import { eq } from 'drizzle-orm'
import { emails } from '#emails/email-tables'
import { emailTexts } from '#emails/email-text-tables'
import { type EmailLoader, loadContent } from '#emails/send-emails'
import type { Operation } from '#http/perform-call'
import { ORDER_EMAILS } from '#orders/showing/order-emails'
import { RETURN_EMAILS } from '#returns/return-emails'

/** Without emails that contain a secret, such as a link to an account or the code of a gift card. */
const READABLE: Partial<Record<string, EmailLoader>> = { ...ORDER_EMAILS, ...RETURN_EMAILS }

export const isReadable = (kind: string): boolean => Object.hasOwn(READABLE, kind)

/** Without the link: an order link opens the order for anyone who has it. */
export const seeEmail: Operation<'GET /api/staff/email'> = async (shop, _member, { emailId }) => {
  if (!isUuid(emailId)) return refuse('email_not_found')
  const [email] = await shop.db.select().from(emails).where(eq(emails.id, emailId))
  const source = email && READABLE[email.kind]
  const content = source
    ? await loadContent(shop, source, email, await shop.db.select().from(emailTexts))
    : null
  if (!content) return refuse('email_not_found')
  return {
    subject: content.subject,
    paragraphs: [
      ...content.paragraphs,
      ...(content.receipt ? receiptInText(content.receipt) : []),
      ...(content.after ?? []),
    ],
  }
}
