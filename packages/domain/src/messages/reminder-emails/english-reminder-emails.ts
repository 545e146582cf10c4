import { greetedName } from '#accounts/greeted-name'
import type { ReminderEmailFacts, ReminderEmailTexts } from '#messages/reminder-emails/reminder-email-texts'

const greeting = (name: string) => `${['Hello', greetedName(name)].filter(Boolean).join(' ')},`
const byNews = "You're receiving this email because you subscribed to our updates."

export const englishReminderEmails = {
  back_in_stock: ({ items }: ReminderEmailFacts): ReminderEmailTexts => ({
    subject: "It's back in your size",
    paragraphs: [
      'Hello,',
      'You asked us to tell you when this is back in stock:',
      items.join('\n'),
      "We can't reserve it for you, so it may sell out again soon.",
    ],
    action: 'View product',
    after: ["This is the only email we'll send about it."],
    stop: 'Unsubscribe from back-in-stock emails',
  }),
  cart_left: ({ name, items }: ReminderEmailFacts): ReminderEmailTexts => ({
    subject: 'Your cart is still waiting',
    paragraphs: [
      greeting(name),
      'You left these in your cart:',
      items.join('\n'),
      "We can't reserve them for you, but they're in stock now.",
    ],
    action: 'Back to your cart',
    after: [`${byNews} We send one reminder per cart.`],
    stop: 'Unsubscribe from email updates',
  }),
  review_request: ({ name, items }: ReminderEmailFacts): ReminderEmailTexts => ({
    subject: 'How does it fit?',
    paragraphs: [
      greeting(name),
      'Your parcel arrived a week ago:',
      items.join('\n'),
      'Does it fit small, true to size or large? A short review, good or bad, helps other parents choose.',
    ],
    action: 'Write a review',
    after: ['We ask once per order.'],
    stop: 'Unsubscribe from review requests',
  }),
}
