import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import { clsx } from 'clsx'
import type { ClipboardEvent } from 'react'
import { localName } from '#products/product/local-name'
import styles from '#products/product/stock/count-card.module.css'
import type { SizeOfColour } from '#products/product/stock/size-of-colour'
import { stockMessages as texts } from '#products/product/stock/stock-messages'
import { isBlock, pastedCells } from '#ui/form/pasted-cells'
import tables from '#ui/list/table.module.css'

/** Digits alone, in either script. */
export const wholeFigure = (text: string): string => withLatinDigits(text).replace(/\D/g, '').slice(0, 6)

interface CountRowProps {
  of: SizeOfColour
  /** What the shop had when the count began. */
  expected: number
  counted: string
  error: string | null
  onChange(text: string): void
  /** A block of figures from a spreadsheet. */
  onPasteBlock(cells: string[]): void
}

/** One size of a count. */
export function CountRow({
  of: { colour, size },
  expected,
  counted,
  error,
  onChange,
  onPasteBlock,
}: CountRowProps) {
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
        <bdi>{localName(colour)}</bdi> · {size.size}
        <small>{size.barcode ?? size.sku}</small>
      </td>
      <td className={tables.end}>{expected}</td>
      <td className={tables.end}>{meanwhile === 0 ? '–' : texts.signed(meanwhile)}</td>
      <td>
        <input
          className={clsx(styles.counted, error && styles.wrong)}
          aria-label={texts.countedOf(localName(colour), size.size)}
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
