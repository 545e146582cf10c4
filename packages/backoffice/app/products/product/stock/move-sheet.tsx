import { compareSizes } from '@little-dunes/domain/catalogue/sizes'
import type { ProductColour, ProductSize } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { ADJUSTMENT_REASONS, type AdjustmentReason } from '@little-dunes/domain/contract/staff/choices'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useEffect, useState } from 'react'
import { BookFoot } from '#inventory/book-foot.tsx'
import { wholeUnits } from '#inventory/pasted/pasted-lines'
import { stockAfter } from '#inventory/size/stock-after'
import { stockMessages as texts } from '#inventory/size/stock-messages'
import { localName } from '#platform/local-name'
import styles from '#products/product/stock/stock-grid.module.css'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Swatch } from '#ui/display/swatches.tsx'
import choiceStyles from '#ui/form/choices.module.css'
import { isBlock, pastedCells } from '#ui/form/pasted-cells'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'
import { useRequestKey } from '#ui/use-request-key'

/** Ledger format: units that arrived or left are above 0, a correction has a sign. */
const isBookable = (units: number | null, move: AdjustmentReason): units is number =>
  units !== null && Math.abs(units) <= 999_999 && (move === 'correction' ? units !== 0 : units > 0)

interface SheetCellProps extends Pick<ComponentProps<'input'>, 'onChange' | 'onPaste' | 'onKeyDown'> {
  label: string
  size: ProductSize
  move: AdjustmentReason
  value: string
}

function SheetCell({ label, size, move, value, ...input }: SheetCellProps) {
  const units = wholeUnits(value)
  const isWrong = value.trim() !== '' && !isBookable(units, move)
  return (
    <td>
      <label className={clsx(styles.cell, isWrong && styles.soldOut)}>
        <span className={styles.size}>{size.size}</span>
        <input
          aria-label={label}
          aria-invalid={isWrong}
          inputMode={move === 'correction' ? 'text' : 'numeric'}
          autoComplete="off"
          disabled={!size.counted}
          value={value}
          {...input}
        />
        <small>
          {!size.counted
            ? texts.notCounted
            : units === null || isWrong
              ? texts.now(size.stock)
              : texts.thenLeft(stockAfter(size.stock, move, units))}
        </small>
      </label>
    </td>
  )
}

interface MoveChoiceProps {
  chosen: AdjustmentReason
  onChoose(reason: AdjustmentReason): void
}

const MoveChoice = ({ chosen, onChoose }: MoveChoiceProps) => (
  <fieldset className={choiceStyles.choices}>
    <legend>{texts.moveLabel}</legend>
    {ADJUSTMENT_REASONS.map((reason) => (
      <label key={reason}>
        <input type="radio" name="sheet-move" checked={reason === chosen} onChange={() => onChoose(reason)} />
        {texts.moves[reason]}
      </label>
    ))}
  </fieldset>
)

interface MoveSheetProps {
  colours: ProductColour[]
  /** Reports whether the sheet holds unbooked quantities. */
  onUnbooked(isUnbooked: boolean): void
  onDone(): void
}

/** Typed units by size. A pasted block or Ctrl-D fills several cells. */
function useSheet(colours: readonly ProductColour[], onFill: () => void) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const names = [...new Set(colours.flatMap(({ sizes }) => sizes.map(({ size }) => size)))].sort(compareSizes)
  /** Sizes of a colour by the columns of the sheet; uncounted sizes have no movements. */
  const rows = colours.map((colour) => ({
    colour,
    cells: names.map((name) => colour.sizes.find(({ size }) => size === name)),
  }))
  function fill(figures: [string | undefined, string][]) {
    const known = figures.filter((figure): figure is [string, string] => figure[0] !== undefined)
    setTyped((before) => ({ ...before, ...Object.fromEntries(known) }))
    onFill()
  }

  function paste(event: ClipboardEvent, row: number, column: number) {
    const block = pastedCells(event.clipboardData.getData('text/plain'))
    if (!isBlock(block)) return
    event.preventDefault()
    fill(
      block.flatMap((line, down) =>
        line.map((text, across): [string | undefined, string] => [
          rows[row + down]?.cells[column + across]?.id,
          text,
        ]),
      ),
    )
  }

  /** Ctrl-D, as in spreadsheets: copies the value of this cell to the colours below. */
  function fillDown(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'd') return
    event.preventDefault()
    const { value } = event.currentTarget
    fill(rows.slice(row + 1).map(({ cells }) => [cells[column]?.id, value]))
  }

  return { names, rows, typed, fill, paste, fillDown }
}

export function MoveSheet({ colours, onUnbooked, onDone }: MoveSheetProps) {
  const { busy, change } = useMutation()
  const request = useRequestKey()
  const [move, setMove] = useState<AdjustmentReason>('received')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { names, rows, typed, fill, paste, fillDown } = useSheet(colours, () => setError(null))
  const filled = rows
    .flatMap(({ cells }) => cells)
    .flatMap((size) => {
      const text = (size && typed[size.id]?.trim()) ?? ''
      return size?.counted && text !== '' ? { size, units: wholeUnits(text) } : []
    })
  const wrong = filled.filter(({ units }) => !isBookable(units, move)).length
  const totalUnits = filled.reduce((sum, { units }) => sum + (units ?? 0), 0)

  const isUnbooked = filled.length > 0
  useEffect(() => {
    onUnbooked(isUnbooked)
    return () => onUnbooked(false)
  }, [isUnbooked, onUnbooked])

  async function book() {
    if (wrong > 0) return setError(texts.wrongFigures)
    const body = {
      lines: filled.map(({ size, units }) => ({
        sizeEntryId: size.id,
        move,
        units: units ?? 0,
        note: note.trim(),
      })),
    }
    const answer = await change('POST /api/staff/stock/moves', body, request.keyFor(body))
    if (answer === null) return setError(texts.notAnswered)
    if (isWireRefusal(answer)) return setError(answer.message)
    showToast(texts.allBooked(body.lines.length))
    onDone()
  }

  return (
    <Card title={texts.receive} flush>
      <div className={styles.scroll}>
        <MoveChoice chosen={move} onChoose={setMove} />
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col">{texts.colour}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ colour, cells }, row) => (
              <tr key={colour.id}>
                <th scope="row">
                  <span className={styles.colour}>
                    <Swatch swatch={colour.swatch} />
                    <bdi>{localName(colour)}</bdi>
                  </span>
                </th>
                {cells.map((size, column) => {
                  if (!size) return <td key={names[column]} />
                  return (
                    <SheetCell
                      key={size.id}
                      label={texts.moveTitle(localName(colour), size.size)}
                      size={size}
                      move={move}
                      value={typed[size.id] ?? ''}
                      onChange={({ target }) => fill([[size.id, target.value]])}
                      onPaste={(event) => paste(event, row, column)}
                      onKeyDown={(event) => fillDown(event, row, column)}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {error !== null && <InlineAlert kind="error">{error}</InlineAlert>}
      </div>
      <BookFoot
        sum={texts.sheetSum(filled.length, totalUnits)}
        noteLabel={texts.note}
        note={note}
        onNote={setNote}
      >
        <Button look="outline" onClick={onDone}>
          {texts.leaveSheet}
        </Button>
        <Button onClick={book} busy={busy} disabled={filled.length === 0}>
          {texts.book}
        </Button>
      </BookFoot>
    </Card>
  )
}
