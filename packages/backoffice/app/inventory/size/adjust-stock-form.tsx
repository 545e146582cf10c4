import { ADJUSTMENT_REASONS, type AdjustmentReason } from '@little-dunes/domain/contract/staff/choices'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useState } from 'react'
import { wholeUnits } from '#inventory/pasted/pasted-lines'
import styles from '#inventory/size/adjust-stock-form.module.css'
import { stockAfter } from '#inventory/size/stock-after'
import { stockMessages as texts } from '#inventory/size/stock-messages'
import { getUnitsProblem } from '#inventory/size/units-problem'
import choiceStyles from '#ui/form/choices.module.css'
import { TextField } from '#ui/form/field.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

/** The most frequent first. */
const CHOICES = [...ADJUSTMENT_REASONS.slice(0, 3), 'count', ...ADJUSTMENT_REASONS.slice(3)] as const

interface Booked {
  stock: number
  delta: number
}

/** A size whose stock changes; `movement` is the newest that its stock includes. */
export interface MovedSize {
  id: string
  /** Colour and size in words. */
  name: string
  stock: number
  movement: number
}

interface MoveFormProps {
  id: string
  size: MovedSize
  onBusy(busy: boolean): void
  onBooked(): void
}

export function AdjustStockForm({ id, size, onBusy, onBooked }: MoveFormProps) {
  const { change } = useMutation()
  const [move, setMove] = useState<AdjustmentReason | 'count'>('received')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  // A retry after a lost answer is the same movement.
  const [key] = useState(() => crypto.randomUUID())
  // A count starts when the form is opened.
  const [begun] = useState(size.movement)
  const units = wholeUnits(typed)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const problem = getUnitsProblem(move, units)
    if (problem !== null || units === null) return setError(problem)
    const note = String(new FormData(event.currentTarget).get('note')).trim()
    onBusy(true)
    const answer = await book(units, note)
    onBusy(false)
    if (answer === null) return
    if (isWireRefusal(answer)) return setError(answer.message)
    const text = texts.booked(size.name, answer.stock)
    const { delta } = answer
    if (delta === 0) showToast(text)
    else showToast(text, { undo: { label: texts.undo, run: () => void undo(delta) } })
    onBooked()
  }

  async function book(units: number, note: string): Promise<WireRefusal | Booked | null> {
    const sizeEntryId = size.id
    if (move !== 'count') {
      const answer = await change('POST /api/staff/stock/move', { sizeEntryId, move, units, note }, key)
      if (answer === null || isWireRefusal(answer)) return answer
      return { stock: answer.stock, delta: stockAfter(0, move, units) }
    }
    const lines = [{ sizeEntryId, counted: units, movement: begun }]
    const answer = await change('POST /api/staff/stock/count', { lines, note }, key)
    if (answer === null || isWireRefusal(answer)) return answer
    const [result] = answer.results
    return result ? { stock: result.stock, delta: result.difference } : null
  }

  /** The ledger keeps every movement: an undo books the opposite one. */
  async function undo(delta: number) {
    const against = { sizeEntryId: size.id, move: 'correction' as const, units: -delta, note: texts.undone }
    const answer = await change('POST /api/staff/stock/move', against, crypto.randomUUID())
    if (answer !== null && isWireRefusal(answer) && answer.field !== undefined)
      showError(new Error(answer.message))
  }

  const after = units === null ? null : stockAfter(size.stock, move, units)
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <fieldset className={choiceStyles.choices}>
        <legend>{texts.moveLabel}</legend>
        {CHOICES.map((choice) => (
          <label key={choice}>
            <input type="radio" name="move" checked={choice === move} onChange={() => setMove(choice)} />
            {texts.moves[choice]}
          </label>
        ))}
      </fieldset>
      <TextField
        label={move === 'count' ? texts.countedUnits : texts.units}
        hint={after === null || after < 0 ? texts.now(size.stock) : texts.after(size.stock, after)}
        inputMode={move === 'correction' ? 'text' : 'numeric'}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(null)
        }}
        error={error}
        autoComplete="off"
      />
      <TextField label={texts.note} hint={texts.optional} name="note" maxLength={200} />
    </form>
  )
}
