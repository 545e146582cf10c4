import type { CartItem } from '#cart/cart-contents'
import styles from '#checkout/item-pictures.module.css'
import { Picture } from '#ui/picture.tsx'
import textStyles from '#ui/text.module.css'

const MAX_PICTURES = 5

export function ItemPictures({ items }: { items: readonly CartItem[] }) {
  return (
    <div className={styles.pictures} aria-hidden="true">
      {items.slice(0, MAX_PICTURES).map(({ line, picture }) => (
        <Picture
          key={`${line.productId} ${line.size} ${line.colorName}`}
          address={picture}
          alt=""
          width={62}
          height={78}
        />
      ))}
      {items.length > MAX_PICTURES && (
        <span className={textStyles.numeric}>+{items.length - MAX_PICTURES}</span>
      )}
    </div>
  )
}
