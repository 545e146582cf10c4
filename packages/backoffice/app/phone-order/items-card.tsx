import { Icon } from '@little-dunes/design/icon.tsx'
import { X } from 'lucide'
import { Suspense } from 'react'
import type { PickedItem } from '#orders/item-picker/size-picker.tsx'
import styles from '#phone-order/phone-order.module.css'
import type { PhoneOrderQuote } from '#phone-order/phone-order-draft'
import { phoneOrderMessages as texts } from '#phone-order/phone-order-messages'
import { inAed } from '#platform/format'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { sizeName } from '#ui/display/size-name'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { late } from '#ui/late'

const ItemPicker = late(async () => (await import('#orders/item-picker/item-picker.tsx')).ItemPicker)

interface ItemsCardProps {
  items: readonly PickedItem[]
  quote: PhoneOrderQuote | null
  onChange(items: PickedItem[]): void
  onPick(item: PickedItem): void
}

export function ItemsCard({ items, quote, onChange, onPick }: ItemsCardProps) {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const withQuantity = (place: number, quantity: number) =>
    onChange(items.map((item, at) => (at === place ? { ...item, quantity } : item)))
  return (
    <Card title={texts.items} aside={texts.units(units)}>
      {items.length === 0 ? (
        <p className={styles.noItems}>{texts.noItems}</p>
      ) : (
        <ul className={styles.items}>
          {items.map((item, place) => (
            <li key={item.sku}>
              <Thumbnail address={item.picture} size="medium" />
              <span>
                <bdi>{item.name}</bdi>
                <small>
                  <Parts of={[item.shownColour, sizeName(item.size)]} />
                </small>
              </span>
              <input
                className={styles.quantity}
                type="number"
                min={1}
                max={9999}
                aria-label={texts.quantityLabel(item.name)}
                value={item.quantity}
                onChange={({ target }) =>
                  withQuantity(place, Math.max(1, Math.trunc(target.valueAsNumber) || 1))
                }
              />
              <b>{quote?.lines[place] ? inAed(quote.lines[place].paid) : '–'}</b>
              <Button
                look="quiet"
                size="small"
                aria-label={texts.remove(item.name)}
                onClick={() => onChange(items.filter((_, at) => at !== place))}
              >
                <Icon node={X} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        <ItemPicker onPick={onPick} />
      </Suspense>
    </Card>
  )
}
