import type { ContactForm } from '#accounts/contact-form'
import { bidiIsolate } from '#i18n/arabic-writing'

/** The mail to the shop about a message of its contact page: in both languages, since nobody knows who reads it there. */
export const contactEmail = ({ name, email, orderNumber, message }: ContactForm) => ({
  subject: orderNumber
    ? 'A message about an order · رسالة عن طلب'
    : 'A message from the contact page · رسالة من صفحة التواصل',
  paragraphs: [
    `${name}, ${email}`,
    ...(orderNumber ? [`Order ${orderNumber}\nالطلب ${bidiIsolate(orderNumber)}`] : []),
    ...message.split(/\n\s*\n/),
  ],
  after: [
    'An answer to this mail goes to the sender. The back office has the message under “Messages”.',
    'الرد على هذه الرسالة يصل إلى مرسلها. والرسالة في لوحة الإدارة ضمن «الرسائل».',
  ],
})
