import { clsx } from 'clsx'
import styles from '#stock/count-row.module.css'
import type { CountedSize } from '#stock/counted-size'
import { PiecesField } from '#stock/pieces-field.tsx'
import { SizeCell } from '#stock/size-cell.tsx'
import { stockRoomMessages as texts } from '#stock/stock-room-messages'
import tables from '#ui/list/table.module.css'

interface CountRowProps {
  size: CountedSize
  /** Stock when the count began. */
  expected: number
  counted: string
  error: string | null
  onChange(text: string): void
  onScan(code: string): void
  /** Receives a block of quantities from a spreadsheet. */
  onPasteBlock(figures: string[]): void
}

export function CountRow({ size, expected, counted, error, onChange, onScan, onPasteBlock }: CountRowProps) {
  const meanwhile = size.stock - expected
  const difference = counted === '' ? null : Number(counted) - expected
  return (
    <tr>
      <SizeCell head={size.head} detail={size.detail} picture={size.picture} />
      <td className={clsx(tables.end, tables.wideOnly)}>{expected}</td>
      <td className={clsx(tables.end, tables.wideOnly)}>{meanwhile === 0 ? '–' : texts.signed(meanwhile)}</td>
      <td className={tables.topEnd}>
        <PiecesField
          label={texts.countedOf(size.name)}
          value={counted}
          error={error}
          onChange={onChange}
          onScan={onScan}
          onPasteBlock={onPasteBlock}
        />
      </td>
      <td
        className={clsx(
          tables.end,
          difference === null ? tables.wideOnly : tables.bottomEnd,
          difference !== null && difference < 0 && styles.less,
        )}
      >
        {difference === null ? '–' : difference === 0 ? '✓' : texts.signed(difference)}
      </td>
    </tr>
  )
}
