import type { ConfirmPayment } from '#checkout/order/pay-by-card'

/** Imperative handle of the card fields for the pay button. */
export interface CardFieldsHandle {
  /** Shows the missing parts at each field and focuses the first; true when all are complete. */
  validate(): boolean
  confirm: ConfirmPayment
  /** Shows the reason of a decline at the field that it refers to (MSG-36). */
  showError(message: string, code: string | undefined): void
}
