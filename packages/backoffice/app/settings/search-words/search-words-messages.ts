import type { SynonymProblem } from '@little-dunes/domain/catalogue/synonyms/search-synonyms'

const problems: Record<SynonymProblem, string> = {
  required: 'This field is required.',
  too_long: 'Use up to 200 characters.',
  no_word: 'Enter words separated by commas.',
  twice: 'These words already have a synonym. Edit that one instead.',
  most: 'You can add up to 300 synonyms.',
}

export const searchWordsMessages = {
  problems,
  products: 'Products',
  title: 'Search synonyms',
  context:
    'Words that customers type, and the product words they should find. They work in every search, in both languages.',
  typed: 'Customers type',
  typedHint: 'separate with commas',
  meant: 'Finds',
  meantHint: 'words from names or types',
  find: 'Find a synonym',
  lineLabel: (at: number) => `Synonym ${at}`,
  none: 'No synonyms yet. Add one for words that find nothing.',
  noMatches: 'No synonyms match your search.',
  add: 'Add synonym',
  removeLabel: (at: number) => `Remove synonym ${at}`,
  saved: 'Synonyms saved.',
  unsaved: 'Unsaved changes in the synonyms',
  changed: 'Someone else changed the synonyms. Save again to overwrite them.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes to the synonyms will be lost.',
}
