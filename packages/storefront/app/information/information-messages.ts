const english = {
  home: 'Home',
  title: (heading: string) => `${heading} · Little Dunes`,
  write: 'Write to us',
  call: (phone: string) => `Call ${phone}`,
  chat: 'Chat with us',
  related: 'See also',
}

export const informationMessages = english
