import { Icon } from '@little-dunes/design/icon.tsx'
import { SIZE_HASH } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { Heart } from 'lucide'
import { useOptimistic, useState, useTransition } from 'react'
import cardStyles from '#catalogue/card/card.module.css'
import type { CardProduct } from '#catalogue/card/card-product'
import { useWishlistSizes, useWishlistToggle, type WishlistSizes } from '#catalogue/card/wishlist-toggle'
import { catalogueMessages } from '#catalogue/catalogue-messages'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { Link } from '#ui/link.tsx'
import { announce } from '#ui/toast/announcement'
import { showToast } from '#ui/toast/toast-store'

interface WishlistHeartProps {
  product: Pick<CardProduct, 'id' | 'name'>
  /** The product page, where sizes are chosen. */
  path: string
}

/**
 * The heart of a card, filled when the product is on the wishlist. The first press removes it, the next restores it as
 * it was. Other products link to their sizes, as the wishlist needs one (VAL-02, D-25).
 */
export function WishlistHeart({ product: { id, name }, path }: WishlistHeartProps) {
  const t = useMessages(catalogueMessages)
  const { remove, restore } = useWishlistToggle()
  const sizes = useWishlistSizes(id)
  const [taken, setTaken] = useState<WishlistSizes>()
  const [changing, change] = useTransition()
  const [filled, showFilled] = useOptimistic(sizes !== undefined)

  if (!sizes && !taken)
    return (
      <Link to={path + SIZE_HASH} className={cardStyles.wish} aria-label={t.addToWishlist(name)}>
        <Icon node={Heart} />
      </Link>
    )

  async function empty() {
    if (await remove(id)) return showToast(t.unwished)
    // An ended session shows its own message.
    if (useSession.getState().token) showToast(t.unwishFailed, { kind: 'error' })
    announce(t.stillWished(name))
  }

  async function fill(previous: WishlistSizes) {
    if (await restore(id, previous)) showToast(t.wishedAgain)
    else announce(t.notWished(name))
  }

  function toggle() {
    if (changing) return
    // Set before the removal, so that the element stays a button and keeps the focus.
    if (sizes) setTaken(sizes)
    change(async () => {
      showFilled(!sizes)
      await (sizes ? empty() : fill(taken ?? {}))
    })
  }

  return (
    <button
      type="button"
      className={clsx(cardStyles.wish, filled && cardStyles.wished)}
      aria-busy={changing}
      aria-label={filled ? t.removeFromWishlist(name) : t.addToWishlist(name)}
      onClick={toggle}
    >
      <Icon node={Heart} />
    </button>
  )
}
