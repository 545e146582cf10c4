import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import { clsx } from 'clsx'
import type { ClipboardEvent } from 'react'
import styles from '#stock/count-card.module.css'
import type { CountedSize } from '#stock/counted-size'
import { stockRoomMessages as texts } from '#stock/stock-room-messages'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { isBlock, pastedCells } from '#ui/form/pasted-cells'
import tables from '#ui/list/table.module.css'

/** Digits alone, in either script. */
export const wholeFigure = (text: string): string => withLatinDigits(text).replace(/\D/g, '').slice(0, 6)

interface CountRowProps {
  size: CountedSize
  /** What the shop had when the count began. */
  expected: number
  counted: string
  error: string | null
  onChange(text: string): void
  /** A block of figures from a spreadsheet. */
  onPasteBlock(cells: string[]): void
}

/** One size of a count. */
export function CountRow({ size, expected, counted, error, onChange, onPasteBlock }: CountRowProps) {
  function paste(event: ClipboardEvent) {
    const cells = pastedCells(event.clipboardData.getData('text/plain'))
    if (!isBlock(cells)) return
    event.preventDefault()
    onPasteBlock(cells.flat())
  }

  const meanwhile = size.stock - expected
  const difference = counted === '' ? null : Number(counted) - expected
  return (
    <tr>
      <td className={tables.main}>
        <span className={styles.size}>
          {size.picture !== undefined && <Thumbnail address={size.picture} />}
          <span>
            <bdi>{size.head}</bdi>
            <small>
              <bdi>{size.detail}</bdi>
            </small>
          </span>
        </span>
      </td>
      <td className={tables.end}>{expected}</td>
      <td className={tables.end}>{meanwhile === 0 ? '–' : texts.signed(meanwhile)}</td>
      <td>
        <input
          className={clsx(styles.counted, error && styles.wrong)}
          aria-label={texts.countedOf(size.name)}
          aria-invalid={error ? true : undefined}
          inputMode="numeric"
          maxLength={6}
          value={counted}
          onChange={({ target }) => onChange(wholeFigure(target.value))}
          onPaste={paste}
        />
        {error && (
          <small className={styles.error} role="alert">
            {error}
          </small>
        )}
      </td>
      <td className={clsx(tables.end, difference !== null && difference < 0 && styles.less)}>
        {difference === null ? '–' : difference === 0 ? '✓' : texts.signed(difference)}
      </td>
    </tr>
  )
}
