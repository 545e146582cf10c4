import type { WireReturnableLine } from '@little-dunes/domain/contract/returns/return-calls'
import { filsFromAed } from '@little-dunes/domain/money'
import type { ReturnReason } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { RETURN_REASONS } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { clsx } from 'clsx'
import styles from '#orders/return/return.module.css'
import type { LineDraft } from '#orders/return/return-draft'
import { returnMessages } from '#orders/return/return-messages'
import { formatMoney } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import { Select } from '#ui/form/select.tsx'
import { Picture } from '#ui/picture.tsx'
import textStyles from '#ui/text.module.css'
import { uiMessages } from '#ui/ui-messages'

interface ReturnedItemProps {
  line: WireReturnableLine
  /** Null until it is chosen. */
  draft: LineDraft | null
  onChange(draft: LineDraft | { position: number }): void
}

/** A unit of the order to choose, with its quantity. Units that cannot be returned show the reason. */
export function ReturnedItem({ line, draft, onChange }: ReturnedItemProps) {
  const t = useMessages(returnMessages)
  const words = useMessages(uiMessages)
  const { position, name, colour, size, picture, units, worth, problem } = line
  const fresh: LineDraft = { position, quantity: units, reason: null, newSize: null }
  const sum = worth.slice(0, draft?.quantity ?? units).reduce((total, aed) => total + filsFromAed(aed), 0)
  const counts = Array.from({ length: units }, (_, at) => at + 1)
  const about = (
    <>
      <Picture className={styles.picture} address={picture ?? undefined} alt="" width={64} height={80} />
      <span>
        <b>{name}</b>
        <small>{problem === null ? t.facts(colour, words.size(size)) : t.problems[problem]}</small>
      </span>
    </>
  )
  return (
    <li className={clsx(styles.item, problem !== null && styles.stays)}>
      {problem === null ? (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={draft !== null}
            onChange={({ target }) => onChange(target.checked ? fresh : { position })}
          />
          {about}
        </label>
      ) : (
        <div className={styles.choice}>{about}</div>
      )}
      {draft && units > 1 && (
        <Select
          pill
          aria-label={t.howMany(name)}
          value={draft.quantity}
          onChange={({ target }) => onChange({ ...draft, quantity: Number(target.value) })}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </Select>
      )}
      {problem === null && <bdi className={textStyles.numeric}>{formatMoney(sum)}</bdi>}
    </li>
  )
}

interface ChipsProps<Value extends string> {
  legend: string
  name: string
  options: readonly { value: Value; label: string; disabled?: boolean }[]
  chosen: Value | null
  onChoose(value: Value): void
}

/** Radio buttons with short labels. */
export function Chips<Value extends string>({ legend, name, options, chosen, onChoose }: ChipsProps<Value>) {
  return (
    <fieldset className={styles.chips}>
      <legend>{legend}</legend>
      {options.map(({ value, label, disabled }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface ReasonProps {
  line: WireReturnableLine
  chosen: ReturnReason | null
  onChoose(reason: ReturnReason): void
}

export function ReasonChips({ line, chosen, onChoose }: ReasonProps) {
  const t = useMessages(returnMessages)
  return (
    <Chips
      legend={t.why(line.name)}
      name={`reason-${line.position}`}
      options={RETURN_REASONS.map((value) => ({ value, label: t.reasons[value] }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

interface SizeProps {
  line: WireReturnableLine
  chosen: string | null
  onChoose(size: string): void
}

export function SizeChips({ line, chosen, onChoose }: SizeProps) {
  const t = useMessages(returnMessages)
  const words = useMessages(uiMessages)
  return (
    <Chips
      legend={t.newSize(line.name)}
      name={`size-${line.position}`}
      options={line.sizes.map(({ size, available }) => ({
        value: size,
        label: available ? words.size(size) : t.soldOut(words.size(size)),
        disabled: !available,
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
