import type { CartItem } from '#cart/cart-contents'
import { Picture } from '#ui/picture.tsx'

const MOST = 5

/** A glance at what is being bought. */
export function ItemPictures({ items }: { items: readonly CartItem[] }) {
  return (
    <div className="item-pictures" aria-hidden="true">
      {items.slice(0, MOST).map(({ line, picture }) => (
        <Picture
          key={`${line.itemId} ${line.size} ${line.colorName}`}
          address={picture}
          alt=""
          width={62}
          height={78}
        />
      ))}
      {items.length > MOST && <span className="numeric">+{items.length - MOST}</span>}
    </div>
  )
}
