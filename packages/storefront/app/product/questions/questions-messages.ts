import type { Language } from '@little-dunes/domain/i18n/languages'

const english = {
  title: 'Questions and answers',
  intro: 'Not sure about something? Ask us; we answer here and by mail.',
  none: 'Nobody has asked about it yet.',
  loading: 'Questions are coming …',
  inLanguage: { en: 'In English', ar: 'In Arabic' } satisfies Record<Language, string>,
  asks: (name: string) => `${name} asks`,
  date: (at: number) =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Dubai',
    }).format(at),
  more: 'Show more questions',
  ask: 'Ask a question',
  signIn: 'Sign in to ask a question',
  question: 'Your question',
  name: 'Your name, as shown',
  hint: 'Shown here with our answer. Please write no phone numbers or addresses.',
  send: 'Send the question',
  questionNeeded: 'Please write your question.',
  nameNeeded: 'Please give a first name.',
  waiting: 'You have asked, and we have not answered yet:',
  remove: 'Remove the question',
  failed: 'That did not work. Please check your connection and try again.',
}

export const questionsMessages = english
