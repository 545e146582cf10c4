import type { CardFieldName } from '#checkout/card/card-frame.tsx'

/** The field that an error of the provider refers to: the number, unless its code names another. */
export function fieldOfError(code: string | undefined): CardFieldName {
  if (code?.includes('cvc')) return 'cardCvc'
  return code?.includes('expir') ? 'cardExpiry' : 'cardNumber'
}
