import { clsx } from 'clsx'
import layoutStyles from '#checkout/checkout-layout.module.css'
import { checkoutMessages } from '#checkout/checkout-messages'
import styles from '#checkout/checkout-skeleton.module.css'
import formStyles from '#checkout/form-section.module.css'
import { useMessages } from '#platform/messages'
import skeletonStyles from '#ui/loading/skeleton.module.css'

export function CheckoutSkeleton() {
  const t = useMessages(checkoutMessages)
  return (
    <div className={layoutStyles.columns} role="status" aria-label={t.loading}>
      <div className={clsx(formStyles.section, formStyles.grid)} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((field) => (
          <div key={field} className={clsx(skeletonStyles.block, styles.field)} />
        ))}
      </div>
      <div className={clsx(layoutStyles.panel, layoutStyles.waiting)} aria-hidden="true" />
    </div>
  )
}
