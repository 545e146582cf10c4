import { clsx } from 'clsx'
import styles from '#inventory/count-row.module.css'
import type { CountedSize } from '#inventory/counted-size'
import { SizeCell } from '#inventory/size-cell.tsx'
import { stockRoomMessages as texts } from '#inventory/stock-room-messages'
import { UnitsField } from '#inventory/units-field.tsx'
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
        <UnitsField
          label={texts.countedLabel(size.name)}
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
