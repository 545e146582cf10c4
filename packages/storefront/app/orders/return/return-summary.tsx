import { filsFromAed } from '@little-dunes/domain/money'
import type { ReturnResolution } from '@little-dunes/domain/orders/returns/return-lifecycle'
import type { ReturnRefund } from '@little-dunes/domain/orders/returns/return-terms'
import { TotalsList, type TotalsRow } from '#cart/totals-list.tsx'
import styles from '#orders/return/return.module.css'
import type { ChosenLine } from '#orders/return/return-draft'
import { type ReturnTexts, returnMessages } from '#orders/return/return-messages'
import { formatMoney } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import panelStyles from '#ui/panel.module.css'

interface SummaryProps {
  chosen: readonly ChosenLine[]
  resolution: ReturnResolution
  refund: ReturnRefund
  /** Reason why the form cannot be sent; null when it can. */
  problem: string | null
  busy: boolean
}

const sumWorth = ({ line, quantity }: ChosenLine): number =>
  line.worth.slice(0, quantity).reduce((sum, aed) => sum + filsFromAed(aed), 0)

function buildRows({ chosen, resolution, refund }: SummaryProps, t: ReturnTexts): TotalsRow[] {
  const isExchange = resolution === 'exchange'
  const lines = chosen.map((one) => {
    const name = t.countedName(one.line.name, one.quantity)
    return isExchange
      ? { label: t.change(name, one.line.size, one.newSize ?? '…'), amount: formatMoney(0) }
      : { label: name, amount: formatMoney(sumWorth(one)) }
  })
  const pickup: TotalsRow =
    isExchange || refund.pickup === 0
      ? { label: isExchange ? t.pickupAndDelivery : t.pickup, amount: t.free, look: 'free' }
      : { label: t.pickup, amount: t.less(formatMoney(refund.pickup)), look: 'cut' }
  return [...lines, pickup]
}

export function ReturnSummary(props: SummaryProps) {
  const t = useMessages(returnMessages)
  const { chosen, resolution, refund, problem, busy } = props
  const total =
    resolution === 'exchange'
      ? { label: t.toPay, amount: formatMoney(0) }
      : { label: t.back, amount: formatMoney(refund.amount) }
  return (
    <aside className={panelStyles.panel} aria-label={t.summary}>
      <h2>{t.summary}</h2>
      {chosen.length > 0 && <TotalsList rows={buildRows(props, t)} total={total} />}
      <Button type="submit" size="large" wide className={styles.send} aria-busy={busy}>
        {t.send}
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p className={styles.hint}>{t.labels}</p>
    </aside>
  )
}
