import { clsx } from 'clsx'
import { useItemCount } from '#cart/store/cart-store'
import styles from '#shell/cart-badge.module.css'
import textStyles from '#ui/text.module.css'

const MAX_COUNT = 99

/** Sum of quantities on the cart icon; hidden at 0 (SHELL-27, D-28). The link around it has the number in words. */
export function CartBadge({ className }: { className?: string | undefined }) {
  const count = useItemCount()
  if (count === 0) return null
  return (
    // A new key lets the badge pop at each change.
    <span
      key={count}
      className={clsx(styles.badge, textStyles.numeric, className)}
      aria-hidden="true"
      data-testid="badge"
    >
      {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
    </span>
  )
}
