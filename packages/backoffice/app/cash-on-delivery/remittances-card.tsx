import type { ListedRemittance } from '@little-dunes/domain/contract/cash-on-delivery/cash-calls'
import { cashMessages as texts } from '#cash-on-delivery/cash-messages'
import { RemittanceLines } from '#cash-on-delivery/remittance-lines.tsx'
import styles from '#cash-on-delivery/remittances-card.module.css'
import { formatDateTime, inAed } from '#platform/format'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/display/tag.tsx'

const Remittance = ({ remittance }: { remittance: ListedRemittance }) => {
  const { id, at, actor, actorName, carrierName, fileName, orders, owed, paid } = remittance
  return (
    <li className={styles.remittance}>
      <span>
        <b>
          <bdi>{carrierName || fileName || texts.noCarrier}</bdi>
        </b>
        <small title={actor}>
          {formatDateTime(at)} · {texts.orders(orders)} · {texts.by(actorName)}
        </small>
      </span>
      <span className={styles.amount}>
        <b>{inAed(paid)}</b>
        {paid !== owed && (
          <Tag look="coral">
            {texts.difference} {inAed(paid - owed)}
          </Tag>
        )}
      </span>
      <RemittanceLines remittanceId={id} />
    </li>
  )
}

/** Newest first. */
export const RemittancesCard = ({ remittances }: { remittances: ListedRemittance[] }) => (
  <Card title={texts.past}>
    {remittances.length === 0 ? (
      <p className={styles.none}>{texts.noneYet}</p>
    ) : (
      <ul>
        {remittances.map((remittance) => (
          <Remittance key={remittance.id} remittance={remittance} />
        ))}
      </ul>
    )}
  </Card>
)
