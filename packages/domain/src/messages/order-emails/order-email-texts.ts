/** Facts in the emails about an order. Amounts are formatted: `AED 452.70`. */
export interface OrderEmailFacts {
  name: string
  /** `LD-10471`. */
  number: string
  /** One line per item: name, colour, size, quantity. */
  items: readonly string[]
  /** Due by card or in cash. Empty if store credit covers the order. */
  total: string
  /** Paid with store credit. Empty without any. */
  credit: string
  /** The total is paid on delivery. */
  isCash: boolean
  /** The promised day of delivery, such as `2026-11-25`. Empty if there is none. */
  arrives: string
  /** Both are empty until the staff enters them. */
  carrier: string
  trackingNumber: string
  /** Amount of the refund, also for a cancelled order that was paid. Empty without a refund. */
  refund: string
  /** Parts of the refund: to the card or in cash, and to store credit. Empty if zero. */
  refundOriginal: string
  refundCredit: string
  /** The order was cancelled because it was not confirmed in time. */
  isUnconfirmed: boolean
  /** A note from the staff to the customer. */
  note: string
}

/** Subject, paragraphs above the link, label of the link, and paragraphs below it. */
export interface OrderEmailTexts {
  subject: string
  paragraphs: string[]
  action: string
  after: string[]
}
