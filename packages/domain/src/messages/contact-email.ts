import type { ContactForm } from '#accounts/contact-form'

/** The mail to the shop about a message of its contact page, in the language of the back office. */
export const contactEmail = ({ name, email, orderNumber, message }: ContactForm) => ({
  subject: orderNumber ? 'A message about an order' : 'A message from the contact page',
  paragraphs: [
    `${name}, ${email}`,
    ...(orderNumber ? [`Order ${orderNumber}`] : []),
    ...message.split(/\n\s*\n/),
  ],
  after: ['An answer to this mail goes to the sender. The back office has the message under “Messages”.'],
})
