import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { InPagePayments } from '#checkout/card/in-page-payments'
import { PAGE_LANGUAGE } from '#platform/messages'

/** The local test provider's script loads first and sets `window.Stripe`, which is then used unchanged (D-50). */
function loadScript(src: string): Promise<void> {
  if (window.Stripe) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`Could not load ${src}`))
    }
    document.head.append(script)
  })
}

/**
 * Loads the provider's own script from its own address (PAY-13). Rejects when it fails to load; may be called again.
 */
export async function loadStripeJs({ publishableKey, scriptUrl }: InPagePayments): Promise<Stripe> {
  if (scriptUrl) await loadScript(scriptUrl)
  const stripe = await loadStripe(publishableKey, { locale: PAGE_LANGUAGE })
  if (!stripe) throw new Error('Stripe.js is available only in a browser')
  return stripe
}
