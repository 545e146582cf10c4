export const newsletterMessages = {
  title: 'Newsletter',
  context: (count: number) => (count === 1 ? '1 subscriber' : `${count} subscribers`),
  export: 'Export',
  fileName: 'newsletter.csv',
  searchLabel: 'Search the newsletter',
  searchHint: 'Name, email',
  empty: 'No subscribers yet. Customers subscribe in their account.',
  nothingFound: (words: string) => `No results for “${words}”.`,
  name: 'Name',
  language: 'Language',
  languages: { en: 'English', ar: 'Arabic' } as Record<string, string>,
  consent: 'Subscribed',
  end: 'Unsubscribe',
  unsubscribeLabel: (name: string) => `Unsubscribe ${name}`,
  ended: (name: string) => `${name} unsubscribed.`,
  onThisPage: (count: number) =>
    count === 1 ? '1 subscriber on this page' : `${count} subscribers on this page`,
}
