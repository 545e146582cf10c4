import { greetedName } from '#accounts/greeted-name'
import type { ReminderEmailFacts, ReminderEmailTexts } from '#messages/reminder-emails/reminder-email-texts'

const greeting = (name: string) => `${['Hello', greetedName(name)].filter(Boolean).join(' ')},`
const byNews = 'You get this mail because you agreed to news from us.'

export const englishReminderEmails = {
  back_in_stock: ({ items }: ReminderEmailFacts): ReminderEmailTexts => ({
    subject: 'It is back in your size',
    paragraphs: [
      'Hello,',
      'You asked us to tell you when this is there again:',
      items.join('\n'),
      'We cannot keep it for you, so it may be gone again soon.',
    ],
    action: 'See it in the shop',
    after: ['This was the only mail about it.'],
    stop: 'Ask for no more mails about sold-out sizes',
  }),
  cart_left: ({ name, items }: ReminderEmailFacts): ReminderEmailTexts => ({
    subject: 'Your cart is still there',
    paragraphs: [
      greeting(name),
      'You left these in your cart:',
      items.join('\n'),
      'We do not keep them for you, but they are in stock now.',
    ],
    action: 'Back to your cart',
    after: [`${byNews} We remind you once of a cart.`],
    stop: 'No more news by mail',
  }),
  review_request: ({ name, items }: ReminderEmailFacts): ReminderEmailTexts => ({
    subject: 'How does it fit?',
    paragraphs: [
      greeting(name),
      'Your parcel arrived a week ago:',
      items.join('\n'),
      'Does it fit small, true to size or large? A line from you helps other parents choose, whether you like it or not.',
    ],
    action: 'Write a review',
    after: ['We ask once for each order.'],
    stop: 'Do not ask me for reviews',
  }),
}
