import type { SynonymProblem } from '@little-dunes/domain/catalogue/synonyms/search-synonyms'

const problems: Record<SynonymProblem, string> = {
  required: 'Please fill this in.',
  too_long: 'Please use 200 characters at most.',
  no_word: 'Please enter words, with commas between them.',
  twice: 'These words are there already: add to that line.',
  most: 'A shop has 300 lines at most.',
}

export const searchWordsMessages = {
  problems,
  products: 'Products',
  title: 'Search synonyms',
  context:
    'What shoppers type, and the words of the catalogue that it stands for. Works in every search of the shop, in both languages.',
  typed: 'Shoppers type',
  typedHint: 'several with commas',
  meant: 'Finds',
  meantHint: 'words of names or types',
  find: 'Find a line',
  nameOf: (at: number) => `Line ${at}`,
  none: 'No words yet. A search finds what it names.',
  noneFound: 'No line has these words.',
  add: 'Add a line',
  removeOf: (at: number) => `Remove line ${at}`,
  saved: 'Saved. Searches use it now.',
  unsaved: 'The search words are not saved.',
  changed: 'Somebody else has changed the search words meanwhile. Save again to overwrite them.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes of the search words are lost then.',
}
