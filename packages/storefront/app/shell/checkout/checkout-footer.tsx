import { INFORMATION_PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { useMessages } from '#platform/messages'
import { useRootData } from '#platform/root-data'
import styles from '#shell/checkout/checkout-footer.module.css'
import { shellMessages } from '#shell/shell-messages'
import layoutStyles from '#ui/layout.module.css'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

/** Loaded only when the shop uses analytics. */
const Consent = lazy(() => import('#measuring/consent-loader.tsx'))

/** The footer of the pages on which customers order: help and terms. */
export function CheckoutFooter() {
  const t = useMessages(shellMessages)
  const { phone, measuring } = useRootData()?.settings ?? {}
  return (
    <footer className={clsx(layoutStyles.wrap, styles.footer)}>
      {phone && (
        <span>
          {t.needHelp}{' '}
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr" className={textStyles.numeric}>
            {phone}
          </a>
        </span>
      )}
      <Link to={INFORMATION_PATHS.delivery}>{t.deliveryAndReturns}</Link>
      <Link to={INFORMATION_PATHS.terms}>{t.content.footer.about3}</Link>
      <Link to={INFORMATION_PATHS.privacy}>{t.content.footer.about4}</Link>
      {measuring && (
        <Suspense>
          <Consent />
        </Suspense>
      )}
    </footer>
  )
}
