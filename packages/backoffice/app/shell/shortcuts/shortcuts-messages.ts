import type { Shortcut } from '#ui/shortcuts/shortcut-keys'

export const shortcutsMessages = {
  shortcutTexts: {
    search: 'Search orders, products, customers, screens and actions',
    next: 'Next row or next order',
    previous: 'Previous row or previous order',
    select: 'Select the row',
    create: 'Create an order, product or code',
    filter: 'Search the list',
    save: 'Save',
    nextStep: 'Next step of an order: pack or ship it',
    print: 'Print the documents of an order',
    refund: 'Refund an order',
    note: 'Add a note to an order',
    list: 'Show this list',
  } satisfies Record<Shortcut, string>,
  otherKeys: [
    { keys: ['Enter'], does: 'Open the selected result' },
    { keys: ['Shift', 'click'], does: 'Select a range of rows' },
    { keys: ['Esc'], does: 'Close the dialog' },
  ],
  goTo: 'Go to a screen: press G, then',
  lettersOn: 'Use single-letter shortcuts in this browser',
}
