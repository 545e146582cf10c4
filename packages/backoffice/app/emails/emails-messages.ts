import type { EmailState } from '@little-dunes/domain/messages/email-words/email-states'

const states: Record<EmailState, string> = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' }

export const emailsMessages = {
  title: 'Mails',
  context: (failed: number) =>
    failed === 0 ? 'All of the last 30 days' : failed === 1 ? '1 mail failed' : `${failed} mails failed`,
  views: 'Mails by state',
  all: 'All',
  states,
  searchLabel: 'Search mails',
  searchHint: 'E-mail',
  nothing: 'No mail here.',
  nothingFound: (words: string) => `No mail to “${words}”.`,
  languages: { en: 'English', ar: 'Arabic' } as Record<string, string>,
  /** To the shop itself, or of a kind without texts of the staff. */
  otherKind: 'Other mail',
  language: 'Language',
  kind: 'Mail',
  state: 'State',
  made: 'Made',
  attempts: (count: number) => (count === 1 ? 'tried once' : `tried ${count} times`),
  read: 'Read',
  readOf: (kind: string, to: string) => `Read ${kind} to ${to}`,
  tryAgain: 'Try again',
  tryAgainOf: (kind: string, to: string) => `Try again: ${kind} to ${to}`,
  triedAgain: 'It is sent now.',
  onThisPage: (count: number) => (count === 1 ? '1 mail on this page' : `${count} mails on this page`),
}
