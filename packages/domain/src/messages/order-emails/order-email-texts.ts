/** What the mails of an order speak of. Amounts as people read them: `AED 452.70`. */
export interface OrderEmailFacts {
  name: string
  /** `LD-10471`. */
  number: string
  /** One line an item: name, colour, size, quantity. */
  items: readonly string[]
  /** Due by card or in cash; empty where store credit pays all. */
  total: string
  /** What store credit pays; empty where it pays nothing. */
  credit: string
  /** The total is paid at the door. */
  isCash: boolean
  /** The day at the door that was said, such as `2026-11-25`; empty where none was. */
  arrives: string
  /** Both empty where nobody has said what the parcel travels in. */
  carrier: string
  trackingNumber: string
  /** What goes back, of a refund or of a cancelled order that was paid; empty where nothing does. */
  refund: string
  /** What of it goes back to the card or in cash, and what to store credit; each empty where it is nothing. */
  refundOriginal: string
  refundCredit: string
  /** A cancelled order that nobody could confirm in time. */
  isUnconfirmed: boolean
  /** What the staff has written to the shopper. */
  note: string
}

/** Subject, paragraphs above the link, the words of the link, and what stands below it. */
export interface OrderEmailTexts {
  subject: string
  paragraphs: string[]
  action: string
  after: string[]
}
