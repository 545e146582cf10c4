const dated = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dubai' })

const english = {
  home: 'Home',
  write: 'Email us',
  call: (phone: string) => `Call ${phone}`,
  chat: 'Chat with us',
  chooseOrder: 'Choose an order to return',
  trackOrder: 'Track order',
  related: 'See also',
  stories: 'Stories from the dunes',
  storiesLead: 'What we make, why we make it, and what children do with it.',
  allStories: 'All stories',
  noStories: 'No stories yet. Check back soon.',
  published: (when: number) => dated.format(when),
  form: {
    heading: 'Send us a message',
    name: 'Name',
    email: 'Email',
    orderNumber: 'Order number (optional)',
    message: 'Message',
    privacy: 'We only use these details to answer you.',
    send: 'Send',
    sent: 'Message sent',
    sentHint: "We'll reply by email within one working day.",
    again: 'Send another message',
    failed: 'Something went wrong. Please check your connection and try again.',
    problems: {
      required: 'This field is required.',
      email: 'Enter a valid email address.',
      too_long: 'This is too long. Use fewer characters.',
    },
  },
}

export const informationMessages = english
