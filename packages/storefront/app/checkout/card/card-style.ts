import type { StripeElementStyle } from '@stripe/stripe-js'
import { CARD_FONT_WEIGHT } from '#checkout/card/card-fonts'

/** The look of the shop's own fields for the provider's fields, which accept values, not class names. */
export function cardStyle(): StripeElementStyle {
  const page = getComputedStyle(document.documentElement)
  const token = (name: string) => page.getPropertyValue(name).trim()
  const mute = token('--color-ink-mute')
  const danger = token('--color-danger')
  return {
    base: {
      color: token('--color-ink'),
      iconColor: mute,
      fontFamily: token('--font-sans'),
      fontWeight: CARD_FONT_WEIGHT,
      fontSize: '16px',
      lineHeight: '24px',
      '::placeholder': { color: mute },
      ':disabled': { color: mute },
    },
    invalid: { color: danger, iconColor: danger },
  }
}
