import { Icon } from '@little-dunes/design/icon.tsx'
import { ChevronDown, ShoppingBag } from 'lucide'
import type { CartItem } from '#cart/cart-contents'
import { checkoutMessages } from '#checkout/checkout-messages'
import styles from '#checkout/summary/order-items.module.css'
import { useMessages } from '#platform/messages'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { uiMessages } from '#ui/ui-messages'

function Item({ item: { line, product, picture, paid, original } }: { item: CartItem }) {
  const t = useMessages(checkoutMessages)
  const words = useMessages(uiMessages)
  const variant = product?.variants.find(({ colorName }) => colorName === line.colorName)
  const colour = variant?.colorLabel ?? line.colorName
  return (
    <li className={styles.item}>
      <Picture address={picture} alt="" width={64} height={80} />
      <div>
        <b>{product?.name ?? t.unknownItem}</b>
        <p className={styles.facts}>
          {[colour, words.size(line.size), t.quantity(line.quantity)].join(' · ')}
        </p>
      </div>
      <Price exact now={paid} before={original} className={styles.price} />
    </li>
  )
}

interface OrderItemsProps {
  items: readonly CartItem[]
  className?: string | undefined
}

/** The items of an order before it is placed. */
export function OrderItems({ items, className }: OrderItemsProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <Item key={`${item.line.productId} ${item.line.size} ${item.line.colorName}`} item={item} />
      ))}
    </ul>
  )
}

/** The same on phones, where they would push the form off the screen. */
export function FoldedItems({ items, amount }: { items: readonly CartItem[]; amount: string }) {
  const t = useMessages(checkoutMessages)
  const units = items.reduce((sum, { line }) => sum + line.quantity, 0)
  return (
    <details className={styles.fold}>
      <summary>
        <Icon node={ShoppingBag} />
        {t.units(units)}
        <Icon node={ChevronDown} />
        <bdi>{amount}</bdi>
      </summary>
      <OrderItems items={items} />
    </details>
  )
}
