export const questionsMessages = {
  title: 'Questions',
  context: (open: number) =>
    open === 0
      ? 'All questions answered'
      : open === 1
        ? '1 question to answer'
        : `${open} questions to answer`,
  views: 'Views',
  view: { open: 'Unanswered', all: 'All', hidden: 'Hidden' },
  nothing: {
    open: 'All questions are answered.',
    all: 'No questions yet. Customers ask them on product pages.',
    hidden: 'No hidden questions.',
  },
  hiddenTag: 'Hidden',
  languages: { en: 'in English', ar: 'in Arabic' },
  answerLabel: (name: string) => `Answer to ${name}`,
  answerHint: 'Shown publicly with the question. The first answer is also emailed to the customer.',
  save: 'Publish answer',
  saved: 'Question and answer published.',
  removed: 'Answer removed. The question is unanswered again.',
  hide: 'Hide',
  show: 'Show again',
  hidden: 'Question hidden.',
  shown: 'Question visible again.',
  undo: 'Undo',
}
