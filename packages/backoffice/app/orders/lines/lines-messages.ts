import type { MessagesByLanguage } from '#platform/messages'

const english = {
  edit: 'Edit items',
  title: (number: string) => `Items of ${number}`,
  keep: 'Keep as it is',
  save: (amount: string) => `Save, ${amount}`,
  saveNothing: 'Save',
  quantityOf: (name: string) => `Quantity of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  putBack: (name: string) => `Put ${name} back`,
  removed: 'Removed',
  added: 'New',
  keepsPrice: 'Items that stay keep their price. New ones cost what they cost now.',
  before: 'Before',
  after: 'New total',
  refund: 'Goes back to the card',
  collectMore: 'The courier collects more',
  collectLess: 'The courier collects less',
  grows: (amount: string) =>
    `The order is paid by card and cannot cost ${amount} more. Take a second order for what is added.`,
  losesCode: (code: string) =>
    `The goods are below what code ${code} asks for: it takes nothing off any more.`,
  reason: 'Reason',
  reasonNeeded: 'Please give a reason.',
  priceMoved: 'Prices or stock have changed. Please look at the new total and save again.',
  changedMeanwhile: 'Somebody else has changed this order. Please look at its items again.',
  saved: 'The items are changed.',
}

export const linesMessages: MessagesByLanguage<typeof english> = { en: english }
