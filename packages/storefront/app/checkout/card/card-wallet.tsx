import type { ComponentProps } from 'react'
import type { WalletElements } from '#checkout/card/card-elements.tsx'
import type { useStripeElements } from '#checkout/card/use-stripe-elements'
import { WalletFrame } from '#checkout/wallet/wallet-frame.tsx'

export interface CardWalletProps extends Omit<ComponentProps<typeof WalletElements>, 'stripe'> {
  stripe: ReturnType<typeof useStripeElements>
}

/** PAY-09: the wallet, in the one of its two places where it shifts nothing. */
export function CardWallet({ stripe: { parts, away, walletPlace }, place, ...wallet }: CardWalletProps) {
  if (place !== walletPlace) return null
  if (parts) return <parts.WalletElements stripe={parts.stripe} place={place} {...wallet} />
  return away ? null : <WalletFrame place={place} isThere={null} />
}
