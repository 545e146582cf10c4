import type { MessagesByLanguage } from '#platform/messages'

const english = {
  documentTitle: (page: string) => `${page} · Little Dunes back office`,
  close: 'Close',
  cancel: 'Cancel',
  discard: 'Discard',
  save: 'Save',
  tryAgain: 'Try again',
  failed: 'This could not be loaded.',
  copy: 'Copy',
  copied: 'Copied.',
  stay: 'Stay here',
  leave: 'Leave',
  newer: 'Newer',
  older: 'Older',
  selectAll: 'Select all on this page',
  clearSelection: 'Clear selection',
}

export const uiMessages: MessagesByLanguage<typeof english> = { en: english }
