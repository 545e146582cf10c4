import { clsx } from 'clsx'
import { useCart, useItemCount } from '#cart/store/cart-store'
import styles from '#shell/cart-badge.module.css'
import { formatCount } from '#shell/format-count'
import textStyles from '#ui/text.module.css'

/**
 * Sum of quantities on the cart icon; hidden at 0 (SHELL-27, D-28). The link around it has the number in words. Empty
 * until the cart is known, and then shows `early-cart-count.ts`.
 */
export function CartBadge({ className }: { className?: string | undefined }) {
  const count = useItemCount()
  const ready = useCart((cart) => cart.ready)
  if (count === 0 && ready) return null
  return (
    // A new key lets the badge pop at each change.
    <span
      key={count}
      className={clsx(styles.badge, textStyles.numeric, className)}
      aria-hidden="true"
      data-testid="badge"
    >
      {count > 0 && formatCount(count)}
    </span>
  )
}
