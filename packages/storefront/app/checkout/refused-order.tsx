import { sameLine } from '@little-dunes/domain/cart'
import type { Refusal } from '@little-dunes/domain/failures'
import { Link } from 'react-router'
import type { CartItem } from '#cart/cart-contents'
import { checkoutMessages } from '#checkout/checkout-messages'
import { useMessages } from '#platform/messages'
import { Callout } from '#ui/callout.tsx'

/** A line that the shop cannot give, with what is left of it (D-41). */
interface ShortLine {
  itemId: string
  size: string
  colorName: string
  left: number
}

const shortLines = (refusal: Refusal): ShortLine[] =>
  Array.isArray(refusal.lines) ? (refusal.lines as ShortLine[]) : []

interface RefusedOrderProps {
  refusal: Refusal
  items: readonly CartItem[]
}

/** Why the shop did not take the order, and where to put it right. */
export function RefusedOrder({ refusal, items }: RefusedOrderProps) {
  const t = useMessages(checkoutMessages)
  const nameOf = (line: ShortLine) =>
    items.find((item) => sameLine(item.line, line))?.product?.name ?? line.colorName
  if (refusal.code === 'out_of_stock') {
    return (
      <Callout kind="danger" live>
        <p>{t.outOfStock}</p>
        <ul>
          {shortLines(refusal).map((line) => (
            <li key={`${line.itemId} ${line.size} ${line.colorName}`}>{t.left(nameOf(line), line.left)}</li>
          ))}
        </ul>
        <Link to="/cart" className="text-link">
          {t.toCart}
        </Link>
      </Callout>
    )
  }
  return (
    <Callout kind="danger" live>
      <p>{refusal.message}</p>
      <Link to="/checkout" className="text-link">
        {t.toCheckout}
      </Link>
    </Callout>
  )
}
