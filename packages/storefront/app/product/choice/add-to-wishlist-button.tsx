import { Icon } from '@little-dunes/design/icon.tsx'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { Heart } from 'lucide'
import { useContext } from 'react'
import { useWishlistSizes } from '#catalogue/card/wishlist-toggle'
import { currentRoute } from '#platform/address/current-route'
import { useMessages } from '#platform/messages'
import { returnState } from '#platform/return-path'
import { useSession } from '#platform/session'
import styles from '#product/choice/add-to-wishlist-button.module.css'
import { productMessages } from '#product/product-messages'
import iconButtonStyles from '#ui/icon-button.module.css'
import { NavigateContext } from '#ui/link.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useWishlist } from '#wishlist/wishlist-store'

interface WishButtonProps {
  productId: string
  size: string | null
  quantity: number
}

/** The heart of the product page: it needs a size (VAL-02), and a guest goes to the login page (D-25). */
export function AddToWishlistButton({ productId, size, quantity }: WishButtonProps) {
  const t = useMessages(productMessages)
  const navigate = useContext(NavigateContext)
  const isWished = useWishlistSizes(productId) !== undefined
  const { add, remove } = useWishlist()
  const isGuest = useSession((session) => session.status === 'guest')

  async function toggle() {
    if (isGuest) return navigate(PATHS.login, { state: returnState(currentRoute()) })
    if (isWished) {
      const gone = await remove(productId)
      return gone ? showToast(t.unwished) : showToast(t.unwishFailed, { kind: 'error' })
    }
    if (size === null) return showToast(t.selectSize, { kind: 'error' })
    if (await add({ productId, size, quantity })) showToast(t.wished)
  }

  return (
    <button
      type="button"
      className={clsx(iconButtonStyles.plain, styles.wish)}
      aria-label={isWished ? t.removeFromWishlist : t.addToWishlist}
      aria-pressed={isWished}
      onClick={toggle}
    >
      <Icon node={Heart} />
    </button>
  )
}
