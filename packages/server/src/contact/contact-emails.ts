import { contactEmail } from '@little-dunes/domain/messages/contact-email'
import { eq } from 'drizzle-orm'
import { contactMessages } from '#contact/contact-tables'
import type { EmailLoader } from '#emails/send-emails'

/** Emails about messages from the contact page. Messages erased meanwhile are not sent. */
export const CONTACT_EMAILS: Record<'contact_message', EmailLoader> = {
  contact_message: async (shop, { about }) => {
    if (!about) return null
    const [message] = await shop.db.select().from(contactMessages).where(eq(contactMessages.id, about))
    return message ? { ...contactEmail(message), replyTo: message.email } : null
  },
}
