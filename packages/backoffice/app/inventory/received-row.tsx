import { Icon } from '@little-dunes/design/icon.tsx'
import { X } from 'lucide'
import type { ReceivedLine } from '#inventory/delivery-draft'
import { receivingMessages as texts } from '#inventory/receiving-messages'
import { SizeCell } from '#inventory/size-cell.tsx'
import { UnitsField } from '#inventory/units-field.tsx'
import { Button } from '#ui/button.tsx'
import tables from '#ui/list/table.module.css'

interface ReceivedRowProps {
  line: ReceivedLine
  error: string | null
  onChange(units: number): void
  onScan(code: string): void
  onRemove(): void
}

export const ReceivedRow = ({ line, error, onChange, onScan, onRemove }: ReceivedRowProps) => (
  <tr>
    <SizeCell head={line.head} detail={line.detail} picture={line.picture} />
    <td>
      <UnitsField
        label={texts.quantityLabel(line.name)}
        value={line.units === 0 ? '' : String(line.units)}
        error={error}
        onChange={(text) => onChange(Number(text))}
        onScan={onScan}
      />
    </td>
    <td className={tables.end}>
      <Button look="quiet" size="small" aria-label={texts.remove(line.name)} onClick={onRemove}>
        <Icon node={X} />
      </Button>
    </td>
  </tr>
)
