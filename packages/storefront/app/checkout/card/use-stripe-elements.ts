import { useCallback, useEffect, useState } from 'react'
import type { InPagePayments } from '#checkout/card/in-page-payments'
import { expectsWallet } from '#checkout/wallet/wallet-availability'
import type { WalletPlace } from '#checkout/wallet/wallet-frame.tsx'
import { localStore } from '#platform/browser-storage'

/** Loaded only where card payment is possible. */
async function loadParts(payments: InPagePayments) {
  const [{ CardElements, WalletElements }, { cardFonts }, stripe] = await Promise.all([
    import('#checkout/card/card-elements.tsx'),
    import('#checkout/card/card-fonts'),
    import('#checkout/card/load-stripe-js').then(({ loadStripeJs }) => loadStripeJs(payments)),
  ])
  return { CardElements, WalletElements, fonts: cardFonts(payments), stripe }
}

type StripeElements = Awaited<ReturnType<typeof loadParts>>

/** The card fields and the provider's script, where it has any; `away` when they failed to load (D-49). */
export function useStripeElements(payments: InPagePayments | null) {
  const [parts, setParts] = useState<StripeElements | null>(null)
  const [away, setAway] = useState(false)
  const [walletPlace] = useState<WalletPlace>(() => (expectsWallet(localStore, window) ? 'above' : 'below'))

  const load = useCallback(() => {
    if (!payments) return
    setAway(false)
    loadParts(payments).then(setParts, (cause) => {
      console.warn('Could not load the card fields', cause)
      setAway(true)
    })
  }, [payments])
  useEffect(load, [load])

  return { parts, away, walletPlace, tryAgain: load }
}
