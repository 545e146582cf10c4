import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { ordersMessages as texts } from '#orders/orders-messages'
import { Dialog } from '#ui/dialog.tsx'
import tables from '#ui/list/table.module.css'

/** What became of one of several orders; `code` says why it was left as it is. */
export interface OrderOutcome {
  number: number
  moved: boolean
  code: string | null
}

const wordsOf = ({ moved, code }: OrderOutcome): string =>
  moved ? texts.outcomes.moved : (texts.reasons[code ?? ''] ?? texts.outcomes.left)

/** What happened to each order of a bulk action, those that were left as they are first. */
export const BulkOutcome = ({ outcomes, onClose }: { outcomes: OrderOutcome[]; onClose(): void }) => (
  <Dialog
    open
    onClose={onClose}
    title={texts.outcomeTitle(outcomes.filter(({ moved }) => moved).length, outcomes.length)}
    cancel={texts.outcomeSeen}
  >
    <table className={tables.table}>
      <thead>
        <tr>
          <th>{texts.order}</th>
          <th>{texts.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {outcomes
          .toSorted((a, b) => Number(a.moved) - Number(b.moved) || a.number - b.number)
          .map((one) => (
            <tr key={one.number}>
              <td>
                <bdi>{orderNumberText(one.number)}</bdi>
              </td>
              <td>{wordsOf(one)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </Dialog>
)
