import { MAX_QUANTITY_PER_ADD } from '@little-dunes/domain/catalogue/stock'
import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import type { MouseEvent } from 'react'
import { orderItemView, type WireOrderItem } from '#account/order-item-view'
import { useSavedCart } from '#cart/saved/use-saved-cart'
import { useCart } from '#cart/store/cart-store'
import styles from '#orders/page/order-page.module.css'
import { orderPageMessages } from '#orders/page/order-page-messages'
import { formatMoney } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { isRepeatedClick } from '#ui/is-repeated-click'
import { ItemLine } from '#ui/item-line.tsx'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'
import { uiMessages } from '#ui/ui-messages'

const toCartLine = ({ itemId, size, colorName, quantity }: WireOrderItem): CartLine => ({
  productId: itemId,
  size,
  colorName,
  quantity: Math.min(quantity, MAX_QUANTITY_PER_ADD),
})

/** Shows the line total before the discount code: the lines add up to the discounted price. */
function OrderedItem({
  item,
  mayReview,
  onBuy,
}: {
  item: WireOrderItem
  mayReview: boolean
  onBuy(click: MouseEvent): void
}) {
  const t = useMessages(orderPageMessages)
  const words = useMessages(uiMessages)
  const { name, colour, path, picture, flash } = orderItemView(item)
  const facts = [colour, words.size(item.size), t.quantity(item.quantity)].join(' · ')
  return (
    <ItemLine
      className={styles.item}
      picture={picture}
      name={name}
      to={path}
      notes={flash === null || item.quantity === 1 ? [facts] : [facts, t.flashUnit(flash)]}
      price={<bdi className={textStyles.numeric}>{formatMoney(item.linePaid)}</bdi>}
    >
      <div className={styles.itemLinks}>
        <button type="button" className={textStyles.link} aria-label={t.buyAgainLabel(name)} onClick={onBuy}>
          {t.buyAgain}
        </button>
        {mayReview && path && (
          <Link className={textStyles.link} aria-label={t.reviewLabel(name)} to={`${path}#reviews`}>
            {t.review}
          </Link>
        )}
      </div>
    </ItemLine>
  )
}

/** The items of an order. Each can be ordered again, and reviewed after delivery. */
export function OrderItems({ items, mayReview }: { items: WireOrder['items']; mayReview: boolean }) {
  const t = useMessages(orderPageMessages)
  const add = useCart((cart) => cart.add)
  useSavedCart()
  const buy = (click: MouseEvent, ...bought: readonly WireOrderItem[]) => {
    if (!isRepeatedClick(click)) add(...bought.map(toCartLine))
  }
  return (
    <section aria-labelledby="items">
      <div className={styles.sectionHead}>
        <h2 id="items">{t.items}</h2>
        {items.length > 1 && (
          <Button look="outline" size="small" onClick={(click) => buy(click, ...items)}>
            {t.buyAllAgain}
          </Button>
        )}
      </div>
      <ul className={styles.items}>
        {items.map((item) => (
          <OrderedItem
            key={orderItemView(item).key}
            item={item}
            mayReview={mayReview}
            onBuy={(click) => buy(click, item)}
          />
        ))}
      </ul>
    </section>
  )
}
