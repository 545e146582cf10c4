import { PATHS } from '@little-dunes/domain/paths'
import { checkoutMessages } from '#checkout/checkout-messages'
import styles from '#checkout/guest/guest-notice.module.css'
import { useLocation } from '#platform/address/address'
import { useMessages } from '#platform/messages'
import { returnState } from '#platform/return-path'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

/** Links guests to the sign-in, which returns here. */
export function GuestNotice() {
  const t = useMessages(checkoutMessages)
  return (
    <p className={styles.notice}>
      {t.guestHint}{' '}
      <Link to={PATHS.login} state={returnState(useLocation())} className={textStyles.link}>
        {t.guestSignIn}
      </Link>
    </p>
  )
}
