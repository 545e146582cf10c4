import { filsFromAed } from '@little-dunes/domain/money'
import { productPath } from '@little-dunes/domain/product'
import { Link } from 'react-router'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import type { Wish } from '#wishlist/create-wishlist'
import { wishlistMessages } from '#wishlist/wishlist-messages'

interface WishCardProps {
  wish: Wish
  onRemove(): void
}

/** WISH-01, WISH-02. */
export function WishCard({ wish, onRemove }: WishCardProps) {
  const t = useMessages(wishlistMessages)
  const path = productPath({ _id: wish.id, name: wish.title, category: wish.category })
  const price = filsFromAed(wish.price)
  return (
    <li className="card">
      <div className="card-picture">
        <Link to={path} tabIndex={-1} aria-hidden="true">
          <Picture
            address={wish.image ?? undefined}
            alt=""
            width={400}
            height={500}
            sizes="(width < 768px) 50vw, (width < 1440px) 25vw, 340px"
          />
        </Link>
      </div>
      <h2 className="card-name">
        <Link to={path}>{wish.title}</Link>
      </h2>
      <Price now={price} before={price} />
      <Button
        look="outline"
        size="small"
        className="wish-remove"
        aria-label={t.removeItem(wish.title)}
        onClick={onRemove}
      >
        {t.remove}
      </Button>
    </li>
  )
}
