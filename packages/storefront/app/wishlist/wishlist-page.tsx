import { RequireSignIn } from '#account/require-sign-in.tsx'
import { useMessages } from '#platform/messages'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { WishlistItems } from '#wishlist/wishlist-items.tsx'
import { wishlistMessages } from '#wishlist/wishlist-messages'
import { WishlistSkeleton } from '#wishlist/wishlist-skeleton.tsx'

export default function WishlistPage() {
  const t = useMessages(wishlistMessages)
  return (
    <div className="wrap filled-page">
      <title>{t.title}</title>
      <Breadcrumbs steps={[{ label: t.home, to: '/' }, { label: t.heading }]} />
      <h1 className="display page-title">{t.heading}</h1>
      <RequireSignIn waiting={<WishlistSkeleton />}>
        <WishlistItems />
      </RequireSignIn>
    </div>
  )
}
