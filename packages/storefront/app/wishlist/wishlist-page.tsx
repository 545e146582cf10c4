import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { RequireSignIn } from '#account/require-sign-in.tsx'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'
import { WishlistItems } from '#wishlist/wishlist-items.tsx'
import { wishlistMessages } from '#wishlist/wishlist-messages'
import { WishlistSkeleton } from '#wishlist/wishlist-skeleton.tsx'

export default function WishlistPage() {
  const t = useMessages(wishlistMessages)
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage)}>
      <PageTitle>{t.title}</PageTitle>
      <Breadcrumbs steps={[{ label: t.home, to: PATHS.home }, { label: t.heading }]} />
      <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{t.heading}</h1>
      <RequireSignIn waiting={<WishlistSkeleton />}>
        <WishlistItems />
      </RequireSignIn>
    </div>
  )
}
