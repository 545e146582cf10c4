export const messagesMessages = {
  title: 'Messages',
  context: (open: number) =>
    open === 0
      ? 'Nothing waits for an answer.'
      : open === 1
        ? '1 waits for an answer'
        : `${open} wait for an answer`,
  views: 'Views',
  view: { open: 'Open', done: 'Done' },
  nothing: { open: 'Nobody has written.', done: 'Nothing is done yet.' },
  search: {
    label: 'Search messages',
    hint: 'Name, e-mail, order, words',
    nothing: (words: string) => `No message here matches “${words}”.`,
  },
  inArabic: 'Arabic',
  order: (number: string) => `Order ${number}`,
  answer: 'Answer by mail',
  done: 'Mark as done',
  reopen: 'Open again',
  markedDone: 'Marked as done.',
  markedOpen: 'Open again.',
  undo: 'Undo',
  doneBy: (who: string, when: string) => `Done by ${who}, ${when}`,
}
