import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { subtractPercent } from '@little-dunes/domain/money'
import { useEffect, useState } from 'react'
import { load } from '#platform/client'
import { formatDateTime, inAed } from '#platform/format'
import styles from '#products/product/history/history-card.module.css'
import { productMessages as texts } from '#products/product/product-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { showError } from '#ui/toast/toast-store'

type Price = ReplyOf<'GET /api/staff/product/prices'>['prices'][number]

/** Shown before the others are requested. */
const FIRST = 5

const priceText = ({ price, discount }: Price): string => {
  if (price === null) return texts.notInShop
  const paid = inAed(subtractPercent(price, discount))
  return discount === 0 ? paid : texts.paidLess(paid, inAed(price), `${discount}%`)
}

/** Prices of the product over time, newest first: the evidence for every struck-through price. */
export function PriceHistoryCard({ product }: { product: WholeProduct }) {
  const [prices, setPrices] = useState<Price[] | null>(null)
  const [isWhole, setWhole] = useState(false)

  // Reloading the product may mean that a price was saved.
  useEffect(() => {
    load('GET /api/staff/product/prices', { productId: product.id }).then(
      (answer) => setPrices(answer.prices),
      showError,
    )
  }, [product])

  const shown = isWhole ? prices : prices?.slice(0, FIRST)
  return (
    <Card title={texts.priceHistory}>
      {prices?.length === 0 && <p className={styles.quiet}>{texts.notInShop}</p>}
      <ol className={styles.changes}>
        {shown?.map((price) => (
          <li key={price.at}>
            {priceText(price)}
            <small>
              <time dateTime={new Date(price.at).toISOString()}>{texts.since(formatDateTime(price.at))}</time>
            </small>
          </li>
        ))}
      </ol>
      {!isWhole && (prices?.length ?? 0) > FIRST && (
        <Button look="quiet" size="small" onClick={() => setWhole(true)}>
          {texts.olderPrices}
        </Button>
      )}
    </Card>
  )
}
