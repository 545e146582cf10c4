import type { Shortcut } from '#ui/shortcuts/shortcut-keys'

export const shortcutsMessages = {
  shortcutTexts: {
    search: 'Search orders, products, shoppers, screens and actions',
    next: 'The next row of a list, or the next order',
    previous: 'The row before, or the order before',
    select: 'Tick the row',
    create: 'Begin a new one: an order, a product, a code',
    filter: 'Search in the list',
    save: 'Save',
    nextStep: 'The next step of an order: pack it, ship it',
    print: 'Print the papers of an order',
    refund: 'Refund an order',
    note: 'Write a note on an order',
    list: 'This list',
  } satisfies Record<Shortcut, string>,
  otherKeys: [
    { keys: ['Enter'], does: 'Open what was chosen' },
    { keys: ['Shift', 'click'], does: 'Tick every row from the last one to this one' },
    { keys: ['Esc'], does: 'Close a window' },
  ],
  goTo: 'Go to a screen: G, then',
  lettersOn: 'Single letters are shortcuts in this browser',
}
