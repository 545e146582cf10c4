import { Icon } from '@little-dunes/design/icon.tsx'
import { LoaderCircle, Lock } from 'lucide'
import type { ReactNode } from 'react'
import { CardWallet, type CardWalletProps } from '#checkout/card/card-wallet.tsx'
import layoutStyles from '#checkout/checkout-layout.module.css'
import { checkoutMessages } from '#checkout/checkout-messages'
import styles from '#checkout/payment/pay-bar.module.css'
import type { PaymentFormState } from '#checkout/payment/payment-form-state'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import textStyles from '#ui/text.module.css'

interface PayBarProps extends Pick<PaymentFormState, 'task' | 'paid'> {
  label: string
  isCard: boolean
  /** True without card fields. */
  isAway: boolean
  /** Below the button. */
  children: ReactNode
}

/** PAY-08, PAY-12. On phones the button stays at the bottom of the screen. */
export function PayBar({ label, isCard, isAway, task, paid, children }: PayBarProps) {
  const t = useMessages(checkoutMessages)
  return (
    <>
      <div className={layoutStyles.payBar}>
        <Button
          type="submit"
          size="large"
          wide
          look={isAway ? 'outline' : 'primary'}
          className={textStyles.numeric}
          aria-disabled={task !== null}
        >
          {isCard && (task ? <Icon node={LoaderCircle} className={styles.turning} /> : <Icon node={Lock} />)}
          {label}
        </Button>
      </div>
      {children}
      {/* A toast reports the payment. */}
      <p className={textStyles.srOnly} role="status">
        {task && !paid && t.progress[task]}
      </p>
    </>
  )
}

interface OtherWaysProps {
  wallet: Omit<CardWalletProps, 'place'>
  busy: boolean
  onHostedPage(): void
}

/** The provider's own page as a plain second way (D-49), and a wallet that was not expected. */
export function OtherWays({ wallet, busy, onHostedPage }: OtherWaysProps) {
  const t = useMessages(checkoutMessages)
  return (
    <>
      <div className={styles.below}>
        <p>{t.cardSafe}</p>
        <button type="button" className={textStyles.link} aria-disabled={busy} onClick={onHostedPage}>
          {t.onHostedPage}
        </button>
      </div>
      <CardWallet place="below" {...wallet} />
    </>
  )
}
