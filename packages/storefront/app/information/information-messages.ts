const dated = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dubai' })

const english = {
  home: 'Home',
  write: 'Write to us',
  call: (phone: string) => `Call ${phone}`,
  chat: 'Chat with us',
  related: 'See also',
  stories: 'Stories from the dunes',
  storiesLead: 'What we make, why we make it, and what children do with it.',
  allStories: 'All stories',
  noStories: 'The first one is being written.',
  published: (when: number) => dated.format(when),
  form: {
    heading: 'Write to us here',
    name: 'Name',
    email: 'E-mail',
    orderNumber: 'Order number, if it is about an order',
    message: 'Message',
    privacy: 'We use what you write here to answer you, and for nothing else.',
    send: 'Send',
    sent: 'Your message has arrived',
    sentHint: 'We answer by e-mail within one working day.',
    again: 'Write another one',
    failed: 'Something went wrong! Please check your connection and try again.',
    problems: {
      required: 'This field is required.',
      email: 'Enter a valid email address.',
      too_long: 'This is too long.',
    },
  },
}

export const informationMessages = english
