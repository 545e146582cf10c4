import type { EmailState } from '@little-dunes/domain/messages/email-words/email-states'

const states: Record<EmailState, string> = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' }

export const emailsMessages = {
  title: 'Emails',
  context: (failed: number) =>
    failed === 0 ? 'Last 30 days' : failed === 1 ? '1 email failed' : `${failed} emails failed`,
  views: 'Emails by status',
  all: 'All',
  states,
  searchLabel: 'Search emails',
  searchHint: 'Email address',
  nothing: 'No emails here. Emails to customers appear here for 30 days.',
  nothingFound: (words: string) => `No emails to “${words}”.`,
  languages: { en: 'English', ar: 'Arabic' } as Record<string, string>,
  /** Sent to the shop itself, or without editable texts. */
  otherKind: 'Other email',
  language: 'Language',
  kind: 'Email',
  state: 'Status',
  made: 'Created',
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  read: 'Read',
  readLabel: (kind: string, to: string) => `Read ${kind} to ${to}`,
  tryAgain: 'Try again',
  tryAgainLabel: (kind: string, to: string) => `Try again: ${kind} to ${to}`,
  triedAgain: 'Sending again.',
  onThisPage: (count: number) => (count === 1 ? '1 email on this page' : `${count} emails on this page`),
}
