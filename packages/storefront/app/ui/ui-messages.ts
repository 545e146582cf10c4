import type { Catalogue } from '#platform/messages'

const english = {
  close: 'Close',
  was: 'was',
  breadcrumb: 'Breadcrumb',
  previous: 'Previous',
  next: 'Next',
}

export const uiMessages: Catalogue<typeof english> = { en: english }
