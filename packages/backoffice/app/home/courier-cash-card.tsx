import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { Link } from 'react-router'
import { cashPath } from '#cash-on-delivery/cash-address'
import { homeMessages as texts } from '#home/home-messages'
import styles from '#inventory/low/low-sizes.module.css'
import { formatDay, inAed } from '#platform/format'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

type Owed = NonNullable<ReplyOf<'GET /api/staff/today'>['owed']>

/** Cash that couriers collected and have not handed over, the oldest first. */
export const CourierCashCard = ({ owed: { amount, orders, carriers } }: { owed: Owed }) => (
  <Card
    title={texts.courierCash}
    actions={
      <ButtonLink look="quiet" size="small" to={PATHS.cashOnDelivery}>
        {texts.cashDesk}
      </ButtonLink>
    }
  >
    <ul>
      {carriers.map((one) => (
        <li key={one.carrier} className={styles.size}>
          <span className={styles.name}>
            <Link to={cashPath(one.carrier)}>
              <bdi>{one.carrierName || texts.noCourier}</bdi>
            </Link>
            <small>{texts.hasSince(one.orders, one.since === null ? null : formatDay(one.since))}</small>
          </span>
          <b>{inAed(one.amount)}</b>
        </li>
      ))}
      {carriers.length !== 1 && (
        <li className={styles.size}>
          <span className={styles.name}>
            {texts.together}
            <small>{texts.parcels(orders)}</small>
          </span>
          <b>{inAed(amount)}</b>
        </li>
      )}
    </ul>
  </Card>
)
