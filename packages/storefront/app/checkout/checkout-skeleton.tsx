import { clsx } from 'clsx'
import { checkoutMessages } from '#checkout/checkout-messages'
import styles from '#checkout/checkout-skeleton.module.css'
import formStyles from '#checkout/form-section.module.css'
import { useMessages } from '#platform/messages'
import skeletonStyles from '#ui/loading/skeleton.module.css'
import panelStyles from '#ui/panel.module.css'

export function CheckoutSkeleton() {
  const t = useMessages(checkoutMessages)
  return (
    <div className={panelStyles.workAndPanel} role="status" aria-label={t.loading}>
      <div className={formStyles.grid} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((field) => (
          <div key={field} className={clsx(skeletonStyles.block, styles.field)} />
        ))}
      </div>
      <div className={clsx(panelStyles.panel, panelStyles.waiting)} aria-hidden="true" />
    </div>
  )
}
