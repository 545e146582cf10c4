import { MAX_QUANTITY_PER_ADD } from '@little-dunes/domain/catalogue/stock'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CartContents } from '#cart/cart-contents'
import { CartLineRow } from '#cart/cart-line-row.tsx'
import { cartPageMessages } from '#cart/cart-page-messages'
import { CartSkeleton } from '#cart/cart-skeleton.tsx'
import { CartTotalsPanel } from '#cart/cart-totals-panel.tsx'
import { OldCart } from '#cart/old-cart.tsx'
import { keepCart, readSavedCart } from '#cart/saved-cart'
import styles from '#cart/signed-in-cart.module.css'
import { useCart } from '#cart/store/cart-store'
import { useCartContents } from '#cart/use-cart-contents'
import { localStore } from '#platform/browser-storage'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { EmptyIllustration } from '#ui/empty-illustration.tsx'
import emptyStateStyles from '#ui/empty-state.module.css'
import panelStyles from '#ui/panel.module.css'
import textStyles from '#ui/text.module.css'
import { showToast } from '#ui/toast/toast-store'
import { TryAgain } from '#ui/try-again.tsx'
import { uiMessages } from '#ui/ui-messages'

/** Lines that the merge after signing in could not keep (D-21). */
function Losses() {
  const t = useMessages(cartPageMessages)
  const { losses, clearMergeShortfall } = useCart()
  if (!losses || losses.dropped + losses.capped === 0) return null
  return (
    <Callout live>
      <p>{t.losses(losses.dropped, losses.capped)}</p>
      <button type="button" className={textStyles.link} onClick={clearMergeShortfall}>
        {t.gotIt}
      </button>
    </Callout>
  )
}

/** CART-09. */
function EmptyCart() {
  const t = useMessages(cartPageMessages)
  return (
    <div className={emptyStateStyles.state}>
      <EmptyIllustration scene="spot-4" />
      <h2 className={textStyles.display}>{t.emptyHeading}</h2>
      <p>{t.empty}</p>
      <ButtonLink to={PATHS.products}>{t.browse}</ButtonLink>
    </div>
  )
}

const toKey = ({ productId, size, colorName }: CartLine): string => `${productId} ${size} ${colorName}`

/** Restores the last removed line; an add takes ten units at most (D-23). */
function UndoRemoval({ line, onUndone }: { line: CartLine; onUndone(): void }) {
  const t = useMessages(cartPageMessages)
  const words = useMessages(uiMessages)
  const { add, setQuantity } = useCart()

  function undo(): void {
    add({ ...line, quantity: Math.min(line.quantity, MAX_QUANTITY_PER_ADD) })
    if (line.quantity > MAX_QUANTITY_PER_ADD) setQuantity(line)
    document.getElementById('content')?.focus({ preventScroll: true })
    onUndone()
  }

  return (
    <Callout>
      <p>{t.removedByMistake}</p>
      <button type="button" className={textStyles.link} onClick={undo}>
        {words.undo}
      </button>
    </Callout>
  )
}

interface FilledCartProps {
  contents: CartContents
  notices: ReactNode
  onRemoved(line: CartLine): void
}

function FilledCart({ contents, notices, onRemoved }: FilledCartProps) {
  const t = useMessages(cartPageMessages)
  const setQuantity = useCart((cart) => cart.setQuantity)
  const list = useRef<HTMLUListElement>(null)
  const [blocked, setBlocked] = useState(false)

  function remove(line: CartLine): void {
    // The button disappears with its line. The list or the page keeps the focus for keyboards and screen readers.
    const stays = contents.items.length > 1 ? list.current : document.getElementById('content')
    stays?.focus({ preventScroll: true })
    setQuantity({ ...line, quantity: 0 })
    onRemoved(line)
    showToast(t.removed)
  }

  function showProblem(): void {
    setBlocked(true)
    list.current?.querySelector<HTMLElement>('[data-problem]')?.focus()
  }

  return (
    <div className={panelStyles.workAndPanel}>
      <div>
        <div className={styles.alerts}>
          {notices}
          {blocked && contents.hasProblems && (
            <Callout kind="danger" live>
              {t.cannotProceed}
            </Callout>
          )}
        </div>
        <ul ref={list} tabIndex={-1} aria-label={t.heading} className={styles.lines}>
          {contents.items.map((item) => (
            <CartLineRow
              key={toKey(item.line)}
              item={item}
              onQuantity={(quantity) => setQuantity({ ...item.line, quantity })}
              onRemove={() => remove(item.line)}
            />
          ))}
        </ul>
      </div>
      <CartTotalsPanel contents={contents} onBlocked={showProblem} />
    </div>
  )
}

/** CART-01 to CART-17. */
export function SignedInCart() {
  const t = useMessages(cartPageMessages)
  const { status, contents, tryAgain } = useCartContents()
  const [removed, setRemoved] = useState<CartLine | null>(null)
  const signedIn = useSession((session) => session.status === 'signed-in')
  useEffect(() => {
    if (contents && signedIn) keepCart(localStore, contents, Date.now())
  }, [contents, signedIn])
  // A failed removal restores its line.
  const isGone = removed && contents && !contents.items.some(({ line }) => toKey(line) === toKey(removed))
  const notices = (
    <>
      <Losses />
      {removed && isGone && <UndoRemoval line={removed} onUndone={() => setRemoved(null)} />}
    </>
  )
  if (status === 'failed') {
    const saved = signedIn ? readSavedCart(localStore) : null
    if (saved) return <OldCart saved={saved} onTry={tryAgain} />
    return <TryAgain text={t.failed} hint={t.failedHint} action={t.tryAgain} onTry={tryAgain} />
  }
  if (!contents) return <CartSkeleton />
  if (contents.items.length > 0)
    return <FilledCart contents={contents} notices={notices} onRemoved={setRemoved} />
  return (
    <>
      <div className={clsx(styles.alerts, styles.alone)}>{notices}</div>
      <EmptyCart />
    </>
  )
}
