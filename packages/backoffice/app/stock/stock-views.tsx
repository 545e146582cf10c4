import { usePermission } from '#platform/member'
import { PATHS } from '#shell/paths'
import { stockRoomMessages as texts } from '#stock/stock-room-messages'
import { Segments } from '#ui/segments.tsx'
import { shortcut } from '#ui/shortcuts/shortcut-keys'

const VIEWS = [
  ['levels', PATHS.stock],
  ['count', PATHS.stockCount],
  ['receive', PATHS.stockReceive],
  ['ledger', PATHS.stockLedger],
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
