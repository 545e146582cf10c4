import { Icon } from '@little-dunes/design/icon.tsx'
import type { OrderLine } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { clsx } from 'clsx'
import { Undo2, X } from 'lucide'
import styles from '#orders/lines/edit-lines.module.css'
import type { LinesDraft } from '#orders/lines/lines-draft'
import { linesMessages as texts } from '#orders/lines/lines-messages'
import { Button } from '#ui/button.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { sizeName } from '#ui/display/size-name'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import mirrorStyles from '#ui/mirrored.module.css'

interface LineRowProps {
  line: Pick<OrderLine, 'name' | 'picture' | 'colour' | 'size'>
  quantity: number
  isNew?: boolean
  onChange(quantity: number): void
  onRemove(): void
}

const LineRow = ({ line, quantity, isNew = false, onChange, onRemove }: LineRowProps) => (
  <li className={clsx(styles.line, quantity === 0 && styles.removed)}>
    <Thumbnail address={line.picture} size="medium" />
    <span>
      <bdi>{line.name}</bdi> {isNew && <Tag look="sun">{texts.added}</Tag>}
      <small>
        <Parts of={[line.colour, sizeName(line.size)]} />
      </small>
    </span>
    {quantity === 0 ? (
      <Tag look="red">{texts.removed}</Tag>
    ) : (
      <input
        type="number"
        className={styles.quantity}
        min={1}
        max={9999}
        aria-label={texts.quantityLabel(line.name)}
        value={quantity}
        onChange={({ target }) => onChange(Math.max(1, Math.trunc(target.valueAsNumber) || 1))}
      />
    )}
    <Button
      look="quiet"
      size="small"
      aria-label={quantity === 0 ? texts.putBack(line.name) : texts.remove(line.name)}
      onClick={onRemove}
    >
      {quantity === 0 ? <Icon node={Undo2} className={mirrorStyles.mirrored} /> : <Icon node={X} />}
    </Button>
  </li>
)

interface EditedLinesProps {
  lines: readonly OrderLine[]
  draft: LinesDraft
  onChange(draft: LinesDraft): void
}

/** Lines of the order with their new units, then added lines; removed lines can be restored. */
export function EditedLines({ lines, draft, onChange }: EditedLinesProps) {
  const { remaining, added } = draft
  const keep = (position: number, quantity: number) =>
    onChange({ ...draft, remaining: { ...remaining, [position]: quantity } })
  return (
    <ul>
      {lines.map((line) => {
        const quantity = remaining[line.position] ?? 0
        return (
          <LineRow
            key={line.position}
            line={line}
            quantity={quantity}
            onChange={(units) => keep(line.position, units)}
            onRemove={() => keep(line.position, quantity === 0 ? line.quantity : 0)}
          />
        )
      })}
      {added.map((item, place) => (
        <LineRow
          key={item.sku}
          line={{ ...item, colour: item.shownColour }}
          quantity={item.quantity}
          isNew
          onChange={(quantity) =>
            onChange({ ...draft, added: added.map((one, at) => (at === place ? { ...one, quantity } : one)) })
          }
          onRemove={() => onChange({ ...draft, added: added.filter((_, at) => at !== place) })}
        />
      ))}
    </ul>
  )
}
