import type { Language } from '@little-dunes/domain/i18n/languages'

const english = {
  title: 'Questions and answers',
  intro: "Not sure about something? Ask us and we'll answer here and by email.",
  none: 'No questions yet. Ask the first one.',
  loading: 'Loading questions…',
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
  name: 'Display name',
  hint: "Shown here with our answer. Please don't include phone numbers or addresses.",
  send: 'Send question',
  questionNeeded: 'Enter your question.',
  nameNeeded: 'Enter a display name.',
  waiting: 'Waiting for our answer:',
  remove: 'Remove question',
  failed: 'Something went wrong. Please check your connection and try again.',
}

export const questionsMessages = english
