export const messagesMessages = {
  title: 'Messages',
  context: (open: number) =>
    open === 0 ? 'All messages answered' : open === 1 ? '1 message to answer' : `${open} messages to answer`,
  views: 'Views',
  view: { open: 'Open', done: 'Done' },
  nothing: {
    open: 'No open messages. Messages from the contact page appear here.',
    done: 'No messages marked as done yet.',
  },
  search: {
    label: 'Search messages',
    hint: 'Name, email, order, text',
    nothing: (words: string) => `No results for “${words}”.`,
  },
  inArabic: 'Arabic',
  order: (number: string) => `Order ${number}`,
  answer: 'Reply by email',
  done: 'Mark as done',
  reopen: 'Reopen',
  markedDone: 'Marked as done.',
  markedOpen: 'Reopened.',
  undo: 'Undo',
  doneBy: (who: string, when: string) => `Done by ${who}, ${when}`,
}
