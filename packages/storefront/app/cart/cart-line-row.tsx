import { Icon } from '@little-dunes/design/icon.tsx'
import { quantityOptions } from '@little-dunes/domain/catalogue/stock'
import { CircleAlert, Trash2 } from 'lucide'
import type { CartItem } from '#cart/cart-contents'
import styles from '#cart/cart-line-row.module.css'
import { cartPageMessages } from '#cart/cart-page-messages'
import { useMessages } from '#platform/messages'
import { Select } from '#ui/form/select.tsx'
import { ItemLine } from '#ui/item-line.tsx'
import { Price } from '#ui/price.tsx'
import textStyles from '#ui/text.module.css'
import { uiMessages } from '#ui/ui-messages'

interface CartLineRowProps {
  item: CartItem
  onQuantity(quantity: number): void
  onRemove(): void
}

/** Quantities to choose from. A larger existing quantity stays until it is changed (D-28). */
function choices({ stock, line }: CartItem): number[] {
  const options = quantityOptions(stock, 0)
  return options.includes(line.quantity) ? options : [...options, line.quantity]
}

function Problem({ item, onQuantity }: Pick<CartLineRowProps, 'item' | 'onQuantity'>) {
  const t = useMessages(cartPageMessages)
  if (!item.problem) return null
  return (
    <p className={styles.problem}>
      <Icon node={CircleAlert} />
      <span>
        {t.problems[item.problem](item.stock)}{' '}
        {item.problem === 'too_many' && (
          <button
            type="button"
            className={textStyles.link}
            data-problem={item.problem}
            onClick={() => onQuantity(item.stock)}
          >
            {t.take(item.stock)}
          </button>
        )}
      </span>
    </p>
  )
}

/** Unit prices; the unit at the flash price is marked (D-03). */
function unitPrices({ line, unitPrice, flashPrice }: CartItem, t: typeof cartPageMessages): string {
  if (flashPrice === null) return t.each(unitPrice)
  return `${t.flashUnit(flashPrice)} · ${t.otherUnits(line.quantity - 1, unitPrice)}`
}

/** CART-01, CART-02, CART-17. */
export function CartLineRow({ item, onQuantity, onRemove }: CartLineRowProps) {
  const t = useMessages(cartPageMessages)
  const words = useMessages(uiMessages)
  const { line, product, problem } = item
  const name = product?.name ?? t.unknownItem
  const costs = problem === null || problem === 'too_many'
  const variant = product?.variants.find(({ colorName }) => colorName === line.colorName)
  const notes = [`${variant?.colorLabel ?? line.colorName} · ${words.size(line.size)}`]
  if (costs && line.quantity > 1) notes.push(unitPrices(item, t))
  return (
    <ItemLine
      picture={item.picture}
      name={name}
      to={item.path}
      notes={notes}
      price={costs && <Price exact now={item.paid} before={item.original} />}
    >
      <Problem item={item} onQuantity={onQuantity} />
      <div className={styles.controls}>
        {costs && (
          <Select
            pill
            className={styles.quantity}
            aria-label={t.quantityLabel(name)}
            value={line.quantity}
            onChange={(event) => onQuantity(Number(event.target.value))}
          >
            {choices(item).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        )}
        <button
          type="button"
          className={styles.remove}
          aria-label={t.removeItem(name)}
          data-problem={costs ? undefined : problem}
          // The second click of a double click would hit the line that has moved up.
          onClick={({ detail }) => {
            if (detail < 2) onRemove()
          }}
        >
          <Icon node={Trash2} />
          {t.remove}
        </button>
      </div>
    </ItemLine>
  )
}
