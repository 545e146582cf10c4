import type { Chapter } from '#shell/help-places'

const chapters: Record<Chapter, string> = {
  'set-up': 'Set up',
  sell: 'Sell',
  ship: 'Ship',
  'get-paid': 'Get paid',
  return: 'Return',
  grow: 'Grow',
}

export const helpMessages = {
  title: 'Help',
  context: 'Guides to every part of running your shop.',
  inEnglish: 'The guides are in English.',
  chapters,
  questions: 'How do I …',
  otherChapters: 'Previous and next guide',
  onThisPage: 'On this page',
  searchLabel: 'Search the guides',
  searchHint: 'Search the guides',
  results: 'Search results',
  nothingFound: (words: string) => `No sections match “${words}”. Try another word, or open a guide.`,
}
