import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { checkoutMessages } from '#checkout/checkout-messages'
import styles from '#checkout/wallet/wallet-frame.module.css'
import { useMessages } from '#platform/messages'
import skeletonStyles from '#ui/loading/skeleton.module.css'

/** Above the card fields where a wallet is expected, so that its space is reserved from the start; else after them. */
export type WalletPlace = 'above' | 'below'

interface WalletFrameProps {
  place: WalletPlace
  /** True when the provider reports a wallet on this device; null until it answers. */
  isThere: boolean | null
  children?: ReactNode
}

/** The wallet's button and the line between it and the card (PAY-09); loading it shifts nothing on the page. */
export function WalletFrame({ place, isThere, children }: WalletFrameProps) {
  const t = useMessages(checkoutMessages)
  const above = place === 'above'
  const waiting = above && isThere === null
  return (
    <div className={isThere || waiting ? undefined : styles.away}>
      {!above && <p className={styles.or}>{t.orByWallet}</p>}
      <div className={clsx(styles.button, waiting && skeletonStyles.block)}>{children}</div>
      {above && <p className={styles.or}>{t.orByCard}</p>}
    </div>
  )
}
