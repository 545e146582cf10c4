import { Icon } from '@little-dunes/design/icon.tsx'
import { productPath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { Eye } from 'lucide'
import cardStyles from '#catalogue/card/card.module.css'
import type { CardProduct } from '#catalogue/card/card-product'
import { ProductBadges } from '#catalogue/card/product-badges.tsx'
import styles from '#catalogue/card/product-card.module.css'
import { WishlistHeart } from '#catalogue/card/wishlist-heart.tsx'
import { catalogueMessages } from '#catalogue/catalogue-messages'
import { useMessages } from '#platform/messages'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'

interface ProductCardProps {
  product: CardProduct
  /** The `sizes` attribute of the picture. */
  sizes: string
  /** For long strips: smaller text, no colours. */
  compact?: boolean
}

function Swatches({ product: { swatches, moreSwatches = 0 } }: Pick<ProductCardProps, 'product'>) {
  const t = useMessages(catalogueMessages)
  if (swatches.length === 0) return null
  return (
    <span className={cardStyles.swatches} role="img" aria-label={t.colours(swatches.length + moreSwatches)}>
      {swatches.map((colour) => (
        <svg key={colour} fill={colour} aria-hidden="true">
          <circle cx="6" cy="6" r="6" />
        </svg>
      ))}
      {moreSwatches > 0 && <bdi dir="ltr">+{moreSwatches}</bdi>}
    </span>
  )
}

/** CARD-09 to CARD-17. Picture, name and Quick View all link to the product, also without script (D-18). */
export function ProductCard({ product, sizes, compact }: ProductCardProps) {
  const t = useMessages(catalogueMessages)
  const { id, name, category } = product
  const path = productPath({ id, name, category })
  return (
    <article className={clsx(cardStyles.card, compact && cardStyles.compact)}>
      <div className={cardStyles.picture}>
        <Link to={path} tabIndex={-1} aria-hidden="true">
          <Picture address={product.image} alt="" width={400} height={500} sizes={sizes} />
        </Link>
        <ProductBadges off={product.off ?? 0} flash={product.flash ?? false} />
        <Link to={path} className={cardStyles.quickView} aria-label={t.quickViewLabel(name)}>
          <Icon node={Eye} />
          <span>{t.quickView}</span>
        </Link>
        <WishlistHeart product={product} path={path} />
      </div>
      <h3 className={cardStyles.name}>
        <Link to={path} dir="auto">
          {name}
        </Link>
        {!compact && <Swatches product={product} />}
      </h3>
      <Price
        className={cardStyles.price}
        now={product.now}
        before={product.before ?? product.now}
        from={product.from}
      />
      {product.left !== undefined && (
        <p className={product.left === 0 ? styles.soldOut : styles.few}>{t.left(product.left)}</p>
      )}
    </article>
  )
}
