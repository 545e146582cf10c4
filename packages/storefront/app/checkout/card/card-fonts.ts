import readexPro from '@little-dunes/design/fonts/readex-pro-latin-wght-normal.woff2?url'
import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'
import type { CustomFontSource } from '@stripe/stripe-js'

/** As heavy as the words of our own fields. */
export const CARD_FONT_WEIGHT = '350'

/**
 * Our typeface for fields that are pages of the provider: those cannot see ours and fetch it themselves. Stripe takes a
 * font over https alone (docs.stripe.com/js/appendix/custom_font_source_object), the stand-in from anywhere.
 */
export function cardFonts({ scriptUrl }: NonNullable<WireSettings['payments']>): CustomFontSource[] {
  const { href, protocol } = new URL(readexPro, location.href)
  if (protocol !== 'https:' && !scriptUrl) return []
  const family = 'Readex Pro Variable'
  return [{ family, src: `url(${href})`, weight: CARD_FONT_WEIGHT, display: 'swap' }]
}
