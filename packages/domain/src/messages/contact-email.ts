import type { ContactForm } from '#accounts/contact-form'
import { bidiIsolate } from '#i18n/arabic-writing'

/** The email to the shop about a message from its contact page, in both languages because either may be read there. */
export const contactEmail = ({ name, email, orderNumber, message }: ContactForm) => ({
  subject: orderNumber
    ? 'New message about an order · رسالة جديدة عن طلب'
    : 'New message from the contact page · رسالة جديدة من صفحة التواصل',
  paragraphs: [
    `${name}, ${email}`,
    ...(orderNumber ? [`Order ${orderNumber}\nالطلب ${bidiIsolate(orderNumber)}`] : []),
    ...message.split(/\n\s*\n/),
  ],
  after: [
    'Reply to this email to answer the sender. The message is also in the back office under “Messages”.',
    'للإجابة ردّوا على هذه الرسالة. تجدونها أيضاً في لوحة الإدارة ضمن «الرسائل».',
  ],
})
