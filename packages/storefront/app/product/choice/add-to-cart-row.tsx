import { Icon } from '@little-dunes/design/icon.tsx'
import { Check, ShoppingBag } from 'lucide'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useSavedCart } from '#cart/saved/use-saved-cart'
import { useAdded, useCart } from '#cart/store/cart-store'
import { useMessages } from '#platform/messages'
import styles from '#product/choice/add-to-cart-row.module.css'
import { AddToWishlistButton } from '#product/choice/add-to-wishlist-button.tsx'
import { BuyBar } from '#product/choice/buy-bar.tsx'
import type { VariantSelection } from '#product/choice/use-variant-selection'
import { productMessages } from '#product/product-messages'
import type { priceOfChoice } from '#product/product-view'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/form/select.tsx'
import { isRepeatedClick } from '#ui/is-repeated-click'

const TICK_MS = 900

/** True for a moment after each add. */
function useTick(): [boolean, () => void] {
  const [adds, setAdds] = useState(0)
  const [ticked, setTicked] = useState(false)
  useEffect(() => {
    if (adds === 0) return
    setTicked(true)
    const timer = window.setTimeout(() => setTicked(false), TICK_MS)
    return () => window.clearTimeout(timer)
  }, [adds])
  return [ticked, () => setAdds((count) => count + 1)]
}

interface AddToCartRowProps {
  productId: string
  choice: VariantSelection
  price: ReturnType<typeof priceOfChoice>
}

/** PROD-13, PROD-14, VAL-03, VAL-06, VAL-07. The button stays clickable: without a size it shows a message (D-65). */
export function AddToCartRow({ productId, choice, price }: AddToCartRowProps) {
  const t = useMessages(productMessages)
  const add = useCart((cart) => cart.add)
  useSavedCart()
  const [ticked, tick] = useTick()
  const [asked, setAsked] = useState(0)
  const row = useRef<HTMLDivElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const { variant, size, quantity, quantities } = choice

  function addToCart(click: MouseEvent) {
    // Further presses while the panel loads do not add again.
    if (isRepeatedClick(click) || useAdded.getState().added) return
    if (!variant || size === null) return setAsked((times) => times + 1)
    setAsked(0)
    add({ productId, size, colorName: variant.colorName, quantity })
    choice.chooseQuantity(1)
    tick()
  }

  useEffect(() => {
    if (asked > 0) alert.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [asked])

  return (
    <>
      <div className={styles.buy} ref={row}>
        <Select
          pill
          aria-label={t.quantity}
          value={quantity}
          disabled={size === null}
          onChange={(event) => choice.chooseQuantity(Number(event.target.value))}
        >
          {(quantities.length ? quantities : [1]).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Select>
        <Button size="large" className={styles.add} onClick={addToCart}>
          {ticked ? <Icon node={Check} /> : <Icon node={ShoppingBag} />}
          {t.addToCart}
        </Button>
        <AddToWishlistButton productId={productId} size={size} quantity={quantity} />
      </div>
      <div role="alert" ref={alert} className={styles.place}>
        {asked > 0 && size === null && <p className={styles.alert}>{t.selectColourAndSize}</p>}
      </div>
      <BuyBar row={row} price={price} size={size} onAdd={addToCart} />
    </>
  )
}
