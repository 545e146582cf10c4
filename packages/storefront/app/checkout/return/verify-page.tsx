import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { useState } from 'react'
import { RequireSignIn } from '#account/require-sign-in.tsx'
import { checkoutMessages } from '#checkout/checkout-messages'
import styles from '#checkout/empty-ways.module.css'
import { useHostedPageReturn } from '#checkout/return/use-hosted-page-return'
import { useSearchParams } from '#platform/address/address'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { CHECKOUT_FRAME } from '#shell/checkout/checkout-frame'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import emptyStateStyles from '#ui/empty-state.module.css'
import layoutStyles from '#ui/layout.module.css'
import { Loader } from '#ui/loading/loader.tsx'
import textStyles from '#ui/text.module.css'

/** VER-02 to VER-07: the page stays only while the payment is unknown or processing (D-47). */
function Return({ onAgain }: { onAgain(): void }) {
  const t = useMessages(checkoutMessages)
  const [query] = useSearchParams()
  const undecided = useHostedPageReturn(query.get('success'), query.get('orderId'))
  if (!undecided) return <Loader text={t.asking} />
  return (
    <>
      <Callout live>{undecided.kind === 'processing' ? undecided.message : t.unknownPayment}</Callout>
      <div className={styles.ways}>
        <ButtonLink to={PATHS.orders}>{t.myOrders}</ButtonLink>
        <Button look="outline" onClick={onAgain}>
          {t.checkAgain}
        </Button>
      </div>
    </>
  )
}

/** VER-01. Guests see the message and continue to the login page (D-26). */
export const handle = CHECKOUT_FRAME

export default function VerifyPage() {
  const t = useMessages(checkoutMessages)
  const [tries, setTries] = useState(0)
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage)}>
      <PageTitle>{t.verifyTitle}</PageTitle>
      <div className={emptyStateStyles.state}>
        <h1 className={textStyles.display}>{t.verify}</h1>
        <RequireSignIn waiting={<Loader />} guests="ordering">
          <Return key={tries} onAgain={() => setTries(tries + 1)} />
        </RequireSignIn>
      </div>
    </div>
  )
}
