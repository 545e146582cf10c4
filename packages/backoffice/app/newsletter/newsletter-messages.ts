export const newsletterMessages = {
  title: 'Newsletter',
  context: (count: number) =>
    count === 1 ? '1 shopper wants news by mail' : `${count} shoppers want news by mail`,
  export: 'Export',
  fileName: 'newsletter.csv',
  searchLabel: 'Search the newsletter',
  searchHint: 'Name, e-mail',
  empty: 'Nobody has agreed to news by mail yet. Shoppers do so in their account.',
  nothingFound: (words: string) => `Nobody here matches “${words}”.`,
  name: 'Name',
  language: 'Language',
  languages: { en: 'English', ar: 'Arabic' } as Record<string, string>,
  consent: 'Agreed on',
  end: 'Unsubscribe',
  endOf: (name: string) => `Unsubscribe ${name}`,
  ended: (name: string) => `${name} gets no more news.`,
  onThisPage: (count: number) => (count === 1 ? '1 shopper on this page' : `${count} shoppers on this page`),
}
