import type { Fils } from '@little-dunes/domain/money'
import { clsx } from 'clsx'
import { formatMoney, formatPrice } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import styles from '#ui/price.module.css'
import textStyles from '#ui/text.module.css'
import { uiMessages } from '#ui/ui-messages'

interface PriceProps {
  /** Current price, in fils. */
  now: Fils
  /** Original price; shown struck through when it differs (D-02). */
  before: Fils
  /** Other sizes cost more (D-69). */
  from?: boolean | undefined
  className?: string | undefined
  /** Always two decimals: cart and order list are exact to the fils (D-03, D-07). */
  exact?: boolean
}

/** 'AED 103' or 'from AED 103', with 'AED 129' struck through beside it when reduced (CARD-14 to CARD-16). */
export function Price({ now, before, from, className, exact }: PriceProps) {
  const t = useMessages(uiMessages)
  const words = exact ? formatMoney : formatPrice
  return (
    <p className={clsx(styles.price, before > now && styles.cut, className)}>
      {from && <span className={styles.from}>{t.from}</span>}
      <b dir="auto">{words(now)}</b>
      {before > now && (
        <s>
          <span className={textStyles.srOnly}>{`${t.was} `}</span>
          <bdi>{words(before)}</bdi>
        </s>
      )}
    </p>
  )
}
