import { PATHS } from '@little-dunes/domain/paths'
import type { CartItem } from '#cart/cart-contents'
import { checkoutMessages } from '#checkout/checkout-messages'
import { useMessages } from '#platform/messages'
import { Callout } from '#ui/callout.tsx'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

/** The lines that cannot be ordered, with the remaining stock (D-41) and a link to correct them. */
export function UnavailableLines({ items }: { items: readonly CartItem[] }) {
  const t = useMessages(checkoutMessages)
  const short = items.filter((item) => item.problem !== null)
  return (
    <Callout kind="danger" live>
      <p>{t.outOfStock}</p>
      <ul>
        {short.map(({ line, product, stock }) => (
          <li key={`${line.productId} ${line.size} ${line.colorName}`}>
            {t.left(product?.name ?? t.unknownItem, stock)}
          </li>
        ))}
      </ul>
      <Link to={PATHS.cart} className={textStyles.link}>
        {t.toCart}
      </Link>
    </Callout>
  )
}
