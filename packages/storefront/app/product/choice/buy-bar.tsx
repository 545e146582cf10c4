import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { useMessages } from '#platform/messages'
import styles from '#product/choice/buy-bar.module.css'
import { productMessages } from '#product/product-messages'
import type { priceOfChoice } from '#product/product-view'
import { Button } from '#ui/button.tsx'
import { Price } from '#ui/price.tsx'
import { uiMessages } from '#ui/ui-messages'

interface BuyBarProps {
  /** The row with ADD TO CART in the page. */
  row: RefObject<HTMLElement | null>
  price: ReturnType<typeof priceOfChoice>
  size: string | null
  onAdd(click: MouseEvent): void
}

/** The row must be above the bar at the bottom. */
const ABOVE_BAR = '0px 0px -76px'

/**
 * Price and ADD TO CART on phones, in place of the mobile bar, while the row is off the screen. Its attribute, which the
 * mobile bar reads, changes without React: scrolling renders nothing.
 */
export function BuyBar({ row, price, size, onAdd }: BuyBarProps) {
  const t = useMessages(productMessages)
  const words = useMessages(uiMessages)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => bar.current?.setAttribute('data-buy-bar', entry?.isIntersecting ? 'off' : 'on'),
      { rootMargin: ABOVE_BAR },
    )
    if (row.current) watch.observe(row.current)
    return () => watch.disconnect()
  }, [row])
  return (
    // The style sheet shows it on phones; until that has loaded, the page has one ADD TO CART.
    <section ref={bar} className={styles.bar} data-buy-bar="on" aria-label={t.yourChoice} hidden>
      <div>
        <Price now={price.now} before={price.now} from={price.from} />
        <p className={styles.size}>{size === null ? t.chooseSize : words.size(size)}</p>
      </div>
      <Button onClick={onAdd}>{t.addToCart}</Button>
    </section>
  )
}
