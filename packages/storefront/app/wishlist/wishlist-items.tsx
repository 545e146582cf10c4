import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { useCallback, useEffect, useRef } from 'react'
import { useSavedCart } from '#cart/saved/use-saved-cart'
import { useCart } from '#cart/store/cart-store'
import cardStyles from '#catalogue/card/card.module.css'
import { useNavigate } from '#platform/address/address'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyIllustration } from '#ui/empty-illustration.tsx'
import emptyStateStyles from '#ui/empty-state.module.css'
import { isRepeatedClick } from '#ui/is-repeated-click'
import textStyles from '#ui/text.module.css'
import { showToast } from '#ui/toast/toast-store'
import { TryAgain } from '#ui/try-again.tsx'
import type { WishlistItem } from '#wishlist/create-wishlist'
import styles from '#wishlist/wishlist.module.css'
import { WishlistCard } from '#wishlist/wishlist-card.tsx'
import { wishlistCartAction } from '#wishlist/wishlist-cart-action'
import { wishlistMessages } from '#wishlist/wishlist-messages'
import { WishlistSkeleton } from '#wishlist/wishlist-skeleton.tsx'
import { useWishlist } from '#wishlist/wishlist-store'

/** WISH-03. */
function NoWishes() {
  const t = useMessages(wishlistMessages)
  return (
    <div className={emptyStateStyles.state}>
      <EmptyIllustration scene="spot-3" />
      <p>{t.empty}</p>
      <ButtonLink to={PATHS.products}>{t.browse}</ButtonLink>
    </div>
  )
}

function WishGrid({ wishes }: { wishes: readonly WishlistItem[] }) {
  const t = useMessages(wishlistMessages)
  const { remove, wishData } = useWishlist()
  const list = useRef<HTMLUListElement>(null)
  const add = useCart((cart) => cart.add)
  useSavedCart()
  const navigate = useNavigate()

  async function addToCart({ id }: WishlistItem): Promise<void> {
    const answer = await call('GET /api/product/list', { ids: id }).catch(() => null)
    const product = answer?.success ? answer.products[0] : undefined
    if (!product) return showToast(t.addFailed, { kind: 'error' })
    const choice = wishlistCartAction(product, Object.keys(wishData[id] ?? {}))
    if (choice.kind === 'sold_out') return showToast(t.soldOut, { kind: 'error' })
    if (choice.kind === 'choose') return void navigate(choice.path)
    const { size, colorName } = choice
    add({ productId: id, size, colorName, quantity: 1 })
  }

  async function removeWish(wish: WishlistItem): Promise<void> {
    if (await remove(wish.id)) {
      // The card disappears with its button. The list or the page keeps the focus for keyboards and screen readers.
      const stays = wishes.length > 1 ? list.current : document.getElementById('content')
      stays?.focus({ preventScroll: true })
      showToast(t.removed)
    } else if (useSession.getState().token) showToast(t.removeFailed, { kind: 'error' })
  }

  return (
    <>
      <p className={clsx(styles.count, textStyles.numeric)}>{t.count(wishes.length)}</p>
      <ul ref={list} tabIndex={-1} aria-label={t.heading} className={clsx(cardStyles.grid, styles.grid)}>
        {wishes.map((wish) => (
          <WishlistCard
            key={wish.id}
            wish={wish}
            sizes={Object.keys(wishData[wish.id] ?? {})}
            // The second click of a double click would hit the card that has moved up.
            onRemove={(click) => isRepeatedClick(click) || removeWish(wish)}
            onAdd={(click) => isRepeatedClick(click) || addToCart(wish)}
          />
        ))}
      </ul>
    </>
  )
}

/** The list, fetched on every visit (API-33, MSG-27 to MSG-30). */
export function WishlistItems() {
  const t = useMessages(wishlistMessages)
  const { wishes, ready, failed, reload } = useWishlist()
  const load = useCallback(async () => {
    const came = await reload()
    if (!came && useSession.getState().token) showToast(t.fetchFailed, { kind: 'error' })
  }, [reload, t])
  useEffect(() => void load(), [load])

  if (!ready && failed) {
    return <TryAgain text={t.fetchFailed} hint={t.fetchFailedHint} action={t.tryAgain} onTry={load} />
  }
  if (!ready) return <WishlistSkeleton />
  return wishes.length === 0 ? <NoWishes /> : <WishGrid wishes={wishes} />
}
