import { stockRoomMessages as texts } from '#inventory/stock-room-messages'
import { usePermission } from '#platform/member'
import { PATHS } from '#shell/paths'
import { Segments } from '#ui/segments.tsx'
import { shortcut } from '#ui/shortcuts/shortcut-keys'

const VIEWS = [
  ['levels', PATHS.inventory],
  ['count', PATHS.inventoryCount],
  ['receive', PATHS.inventoryReceive],
  ['ledger', PATHS.inventoryLedger],
] as const

export function StockViews({ current }: { current: (typeof VIEWS)[number][0] }) {
  const mayWrite = usePermission('stock:write')
  const shown = VIEWS.filter(([name]) => mayWrite || name !== 'receive')
  return (
    <Segments
      label={texts.viewsLabel}
      segments={shown.map(([name, to]) => ({
        to,
        name: texts.views[name],
        current: name === current,
        ...(name === 'receive' && { keys: shortcut('create') }),
      }))}
    />
  )
}
