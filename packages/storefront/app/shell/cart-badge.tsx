import { useItemCount } from '#cart/store/cart-store'

const MOST = 99

/** Sum of quantities on the cart icon; nothing at 0 (SHELL-27, D-28). The link around it says the number in words. */
export function CartBadge() {
  const count = useItemCount()
  if (count === 0) return null
  return (
    // A new key lets the badge pop at each change.
    <span key={count} className="badge numeric" aria-hidden="true">
      {count > MOST ? `${MOST}+` : count}
    </span>
  )
}
