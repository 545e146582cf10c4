import { derivedPicture } from '@little-dunes/domain/catalogue/pictures'
import { productPath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
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

/** In pixels. */
const DOT_RADIUS = 6
const DOT_GAP = 5
const DOT_STEP = 2 * DOT_RADIUS + DOT_GAP

/** Widths for screens with one and with two pixels per point. */
const secondPicture = (address: string) => ({
  src: derivedPicture(address, 400, 'avif'),
  srcSet: `${derivedPicture(address, 800, 'avif')} 2x`,
})

function Swatches({ product: { swatches, moreSwatches = 0 } }: Pick<ProductCardProps, 'product'>) {
  const t = useMessages(catalogueMessages)
  if (swatches.length === 0) return null
  return (
    <span className={cardStyles.swatches} role="img" aria-label={t.colours(swatches.length + moreSwatches)}>
      <svg width={swatches.length * DOT_STEP - DOT_GAP} height={2 * DOT_RADIUS} aria-hidden="true">
        {swatches.map((colour, place) => (
          <circle
            key={colour}
            fill={colour}
            cx={DOT_RADIUS + place * DOT_STEP}
            cy={DOT_RADIUS}
            r={DOT_RADIUS - 0.5}
          />
        ))}
      </svg>
      {moreSwatches > 0 && <bdi dir="ltr">+{moreSwatches}</bdi>}
    </span>
  )
}

/**
 * CARD-09 to CARD-17. Quick View is the link of the picture, also without script (D-18). Only pointers that can hover see
 * its words and the second picture, which browsers do not fetch before that.
 */
export function ProductCard({ product, sizes, compact }: ProductCardProps) {
  const t = useMessages(catalogueMessages)
  const { id, name, category } = product
  const path = productPath({ id, name, category })
  return (
    <article className={clsx(cardStyles.card, compact && cardStyles.compact)}>
      <div className={cardStyles.picture}>
        <Link to={path} aria-label={t.quickViewLabel(name)}>
          <Picture address={product.image} alt="" width={400} height={500} sizes={sizes} />
          {product.second && !compact && <img {...secondPicture(product.second)} alt="" loading="lazy" />}
          <span className={cardStyles.quickView}>{t.quickView}</span>
        </Link>
        <ProductBadges off={product.off ?? 0} flash={product.flash ?? false} />
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
