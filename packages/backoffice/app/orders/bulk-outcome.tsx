import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { ordersMessages as texts } from '#orders/orders-messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import tables from '#ui/list/table.module.css'

/** `code` is the reason why an order was skipped. */
interface OrderOutcome {
  number: number
  moved: boolean
  code: string | null
}

export interface BulkMove {
  orders: OrderOutcome[]
  undo: (() => void) | undefined
}

const describeOutcome = ({ moved, code }: OrderOutcome): string =>
  moved ? texts.outcomes.moved : (texts.reasons[code ?? ''] ?? texts.outcomes.left)

/** Outcome per order of a bulk action, skipped orders first. */
export function BulkOutcome({ orders, undo, onClose }: BulkMove & { onClose(): void }) {
  const moved = orders.filter((one) => one.moved).length
  return (
    <Dialog
      onClose={onClose}
      title={texts.outcomeTitle(moved, orders.length)}
      cancel={texts.outcomeSeen}
      actions={
        undo && (
          <Button
            look="outline"
            onClick={() => {
              onClose()
              undo()
            }}
          >
            {texts.undoMoved(moved)}
          </Button>
        )
      }
    >
      <table className={tables.table}>
        <thead>
          <tr>
            <th>{texts.order}</th>
            <th>{texts.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {orders
            .toSorted((a, b) => Number(a.moved) - Number(b.moved) || a.number - b.number)
            .map((one) => (
              <tr key={one.number}>
                <td className={tables.number}>
                  <bdi>{orderNumberText(one.number)}</bdi>
                </td>
                <td>{describeOutcome(one)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Dialog>
  )
}
