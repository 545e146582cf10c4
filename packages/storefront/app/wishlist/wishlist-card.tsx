import { Icon } from '@little-dunes/design/icon.tsx'
import { filsFromAed } from '@little-dunes/domain/money'
import { productPath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { Heart } from 'lucide'
import type { MouseEvent } from 'react'
import cardStyles from '#catalogue/card/card.module.css'
import { ProductBadges } from '#catalogue/card/product-badges.tsx'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { uiMessages } from '#ui/ui-messages'
import type { WishlistItem } from '#wishlist/create-wishlist'
import styles from '#wishlist/wishlist.module.css'
import { wishlistMessages } from '#wishlist/wishlist-messages'

interface WishCardProps {
  wish: WishlistItem
  /** Sizes on the wishlist. */
  sizes: readonly string[]
  onRemove(click: MouseEvent): void
  onAdd(click: MouseEvent): void
}

/** WISH-01, WISH-02. */
export function WishlistCard({ wish, sizes, onRemove, onAdd }: WishCardProps) {
  const t = useMessages(wishlistMessages)
  const words = useMessages(uiMessages)
  const path = productPath({ id: wish.id, name: wish.title, category: wish.category })
  return (
    <li className={cardStyles.card}>
      <div className={cardStyles.picture}>
        <Link to={path} tabIndex={-1} aria-hidden="true">
          <Picture
            address={wish.image ?? undefined}
            alt=""
            width={400}
            height={500}
            sizes="(width < 768px) 50vw, (width < 1440px) 25vw, 340px"
          />
        </Link>
        <ProductBadges off={Math.floor(wish.discount)} flash={wish.flashsale} />
        {/* The button below has the same name and action. */}
        <button
          type="button"
          className={clsx(cardStyles.wish, cardStyles.wished)}
          tabIndex={-1}
          aria-hidden="true"
          onClick={onRemove}
        >
          <Icon node={Heart} />
        </button>
      </div>
      <h2 className={cardStyles.name}>
        <Link to={path}>{wish.title}</Link>
      </h2>
      <p className={styles.sizes}>{sizes.map((size) => words.size(size)).join(' · ')}</p>
      <Price
        className={cardStyles.price}
        now={filsFromAed(wish.price)}
        before={filsFromAed(wish.originalPrice)}
        from={wish.from}
      />
      <div className={styles.actions}>
        <Button size="small" aria-label={t.addItem(wish.title)} onClick={onAdd}>
          {t.add}
        </Button>
        <Button look="outline" size="small" aria-label={t.removeItem(wish.title)} onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
    </li>
  )
}
