export const questionsMessages = {
  title: 'Questions',
  context: (open: number) =>
    open === 0 ? 'No question waits.' : open === 1 ? '1 waits for an answer' : `${open} wait for an answer`,
  views: 'Views',
  view: { open: 'Without answer', all: 'All', hidden: 'Hidden' },
  nothing: {
    open: 'No question waits.',
    all: 'Nobody has asked anything yet.',
    hidden: 'Nothing is hidden.',
  },
  hiddenTag: 'Hidden',
  languages: { en: 'in English', ar: 'in Arabic' },
  answerLabel: (name: string) => `Answer to ${name}`,
  answerHint: 'Shown with the question to everybody; the first answer goes to the asker by mail.',
  save: 'Publish the answer',
  saved: 'Question and answer are on the page.',
  removed: 'The answer is removed, and the question waits again.',
  hide: 'Hide',
  show: 'Show again',
  hidden: 'The question is hidden.',
  shown: 'The question is shown again.',
  undo: 'Undo',
}
