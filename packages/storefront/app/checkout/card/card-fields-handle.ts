import type { ConfirmPayment } from '#checkout/order/pay-by-card'

/** The card fields as the pay button sees them. */
export interface CardFieldsHandle {
  /** Says at the fields what is missing and goes to the first; whether nothing is. */
  check(): boolean
  confirm: ConfirmPayment
  /** Says at the field it is about why the provider refused (MSG-36). */
  blame(message: string, code: string | undefined): void
}
