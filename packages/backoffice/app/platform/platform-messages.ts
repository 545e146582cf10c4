import type { MessagesByLanguage } from '#platform/messages'

const english = {
  offline: 'You seem to be offline. Nothing was changed.',
  tooSlow: 'This is taking too long. Please try again in a moment.',
  badAnswer: 'Something went wrong on our side. Please try again.',
}

export const platformMessages: MessagesByLanguage<typeof english> = { en: english }
