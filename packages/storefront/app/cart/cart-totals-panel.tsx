import { Icon } from '@little-dunes/design/icon.tsx'
import { PATHS } from '@little-dunes/domain/paths'
import { Lock, Zap } from 'lucide'
import type { CartContents } from '#cart/cart-contents'
import { cartPageMessages } from '#cart/cart-page-messages'
import { useCartProducts } from '#cart/cart-products'
import styles from '#cart/cart-totals-panel.module.css'
import { FreeDeliveryMeter } from '#cart/free-delivery-meter.tsx'
import { TotalsList, type TotalsRow } from '#cart/totals-list.tsx'
import { formatMoney } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import { useRootData } from '#platform/root-data'
import { Button, ButtonLink } from '#ui/button.tsx'
import panelStyles from '#ui/panel.module.css'

interface CartTotalsPanelProps {
  contents: CartContents
  /** Called when the customer proceeds with invalid lines. */
  onBlocked(): void
}

/** CART-05 to CART-14. */
function totalsRows({ totals }: CartContents, t: typeof cartPageMessages): TotalsRow[] {
  const free = totals.discounted > 0 && totals.shipping === 0
  return [
    { label: t.subtotal, amount: formatMoney(totals.subtotal) },
    {
      label: t.discounted,
      amount: formatMoney(totals.discounted),
      look: totals.discounted < totals.subtotal ? 'cut' : undefined,
    },
    {
      label: t.shipping,
      amount: free ? t.free : formatMoney(totals.shipping),
      look: free ? 'free' : undefined,
    },
  ]
}

/** Names the one unit at the flash price, and explains the price of the others (D-03). */
function FlashLine({ items }: CartContents) {
  const t = useMessages(cartPageMessages)
  const item = items.find((one) => one.flashPrice !== null)
  const missed = items.some((one) => one.missesFlash)
  if (!item && !missed) return null
  return (
    <p className={styles.flash}>
      <Icon node={Zap} />
      <span>
        {item?.product && item.flashPrice !== null && t.flashPrice(item.product.name, item.flashPrice)}{' '}
        {missed && t.flashOnce}
      </span>
    </p>
  )
}

export function CartTotalsPanel({ contents, onBlocked }: CartTotalsPanelProps) {
  const t = useMessages(cartPageMessages)
  const fees = useCartProducts((shelf) => shelf.fees)
  const settings = useRootData()?.settings
  const ways = settings?.cashOff ? 'card' : settings?.payments == null ? 'cash' : 'cardToo'
  const { totals, hasProblems } = contents
  return (
    <aside className={panelStyles.panel} aria-labelledby="cart-totals">
      <h2 id="cart-totals">{t.totals}</h2>
      {fees && totals.discounted > 0 && <FreeDeliveryMeter discounted={totals.discounted} fees={fees} />}
      <FlashLine {...contents} />
      <TotalsList
        rows={totalsRows(contents, t)}
        total={{ label: t.total, amount: formatMoney(totals.total) }}
      />
      <div className={styles.proceed}>
        {hasProblems ? (
          <Button size="large" wide onClick={onBlocked}>
            {t.proceed}
          </Button>
        ) : (
          <ButtonLink size="large" wide to={PATHS.checkout}>
            {t.proceed}
          </ButtonLink>
        )}
        <p className={styles.ways}>
          <Icon node={Lock} />
          {t.ways[ways]}
        </p>
      </div>
    </aside>
  )
}
