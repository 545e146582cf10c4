import type { ConfirmPayment } from '#checkout/order/pay-by-card'

/** The card fields as the pay button uses them (React's imperative handle). */
export interface CardFieldsHandle {
  /** Shows at each field what is missing and focuses the first; whether all are complete. */
  validate(): boolean
  confirm: ConfirmPayment
  /** Shows why the provider declined, at the field that it is about (MSG-36). */
  showError(message: string, code: string | undefined): void
}
