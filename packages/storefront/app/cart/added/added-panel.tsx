import { Icon } from '@little-dunes/design/icon.tsx'
import { itemCount, sameLine } from '@little-dunes/domain/orders/cart'
import { PATHS } from '@little-dunes/domain/paths'
import { Check } from 'lucide'
import { useEffect, useState } from 'react'
import { addedMessages } from '#cart/added/added-messages'
import styles from '#cart/added/added-panel.module.css'
import type { CartItem } from '#cart/cart-contents'
import { cartMessages } from '#cart/cart-messages'
import { cartPageMessages } from '#cart/cart-page-messages'
import { useCartProducts } from '#cart/cart-products'
import { FreeDeliveryMeter } from '#cart/free-delivery-meter.tsx'
import { forgetAdded, useCart } from '#cart/store/cart-store'
import type { Added } from '#cart/store/create-cart'
import { useCartContents } from '#cart/use-cart-contents'
import { formatMoney } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import { Button, ButtonLink } from '#ui/button.tsx'
import DialogBox from '#ui/dialog/dialog-box.tsx'
import { ItemLine } from '#ui/item-line.tsx'
import { Price } from '#ui/price.tsx'
import textStyles from '#ui/text.module.css'
import { announce } from '#ui/toast/announcement'
import { Announcer } from '#ui/toast/announcer.tsx'
import { uiMessages } from '#ui/ui-messages'

/** The whole line of the cart, because the flash price depends on all of its units (D-03). */
function AddedItem({ item: { line, product, picture, paid, original } }: { item: CartItem }) {
  const t = useMessages(cartPageMessages)
  const words = useMessages(uiMessages)
  const variant = product?.variants.find(({ colorName }) => colorName === line.colorName)
  return (
    <ItemLine
      picture={picture}
      name={product?.name ?? t.unknownItem}
      notes={[variant?.colorLabel ?? line.colorName, words.size(line.size), t.quantity(line.quantity)]}
      price={<Price exact now={paid} before={original} />}
    />
  )
}

function AddedContents({ lines, message, undo }: Added) {
  const t = useMessages(addedMessages)
  const words = useMessages(uiMessages)
  const { toCart } = useMessages(cartMessages)
  const { status, contents } = useCartContents()
  const { fees } = useCartProducts()
  const count = useCart((cart) => itemCount(cart.lines))
  useEffect(() => announce(message), [message])

  function takeBack(): void {
    forgetAdded()
    undo()
  }

  return (
    <>
      <div className={styles.heading}>
        <Icon node={Check} />
        <h2>{t.heading}</h2>
      </div>
      {status !== 'failed' && (
        <div className={styles.contents} aria-busy={status === 'loading'}>
          {contents && fees && (
            <>
              <ul>
                {contents.items
                  .filter(({ line }) => lines.some((one) => sameLine(one, line)))
                  .map((item) => (
                    <AddedItem key={`${item.line.productId} ${item.line.size}`} item={item} />
                  ))}
              </ul>
              <div className={styles.delivery}>
                <FreeDeliveryMeter discounted={contents.totals.discounted} fees={fees} />
              </div>
              <p className={styles.sum}>
                <span>{t.cart(count)}</span>
                <bdi>{formatMoney(contents.totals.discounted)}</bdi>
              </p>
            </>
          )}
        </div>
      )}
      <div className={styles.ways}>
        <ButtonLink to={PATHS.cart} onClick={forgetAdded}>
          {toCart}
        </ButtonLink>
        <Button look="outline" onClick={forgetAdded}>
          {t.keepShopping}
        </Button>
      </div>
      <button type="button" className={textStyles.link} onClick={takeBack}>
        {words.undo}
      </button>
    </>
  )
}

/** Shows what was added, the rest to free delivery and the way to the cart; a sheet on phones. */
export function AddedPanel({ added }: { added: Added | null }) {
  const t = useMessages(addedMessages)
  const words = useMessages(uiMessages)
  // While the panel leaves, it keeps its contents.
  const [shown, setShown] = useState(added)
  if (added && added !== shown) setShown(added)
  return (
    <DialogBox
      open={added !== null}
      onClose={forgetAdded}
      label={t.heading}
      closeLabel={words.close}
      className={styles.panel}
      sheet="side"
    >
      {/* Screen readers hear nothing outside an open dialog. */}
      {added && <Announcer />}
      {shown && <AddedContents {...shown} />}
    </DialogBox>
  )
}
