import { Icon } from '@little-dunes/design/icon.tsx'
import { REGIONS, type Region } from '@little-dunes/domain/accounts/address'
import { MINUTE } from '@little-dunes/domain/durations'
import { type DeliveryPlan, deliveryEstimate } from '@little-dunes/domain/orders/shipping/delivery-estimate'
import { Calendar, Clock, Truck } from 'lucide'
import { useEffect, useId, useState } from 'react'
import { localStore } from '#platform/browser-storage'
import { useMessages } from '#platform/messages'
import { deliveryEstimateMessages } from '#product/delivery-estimate-messages'

/** Key in local storage: the last chosen region. */
const REGION_KEY = 'deliveryRegion'

const readRegion = (): Region => REGIONS.find((region) => region === localStore.get(REGION_KEY)) ?? 'Dubai'

/** The current time, updated each minute: a cut-off may pass while the page is open. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

interface DeliveryEstimateProps {
  plan: DeliveryPlan
  /** Classes of the surrounding box: an own stylesheet would be fetched before the first paint. */
  classes: Record<'list' | 'icon' | 'region', string | undefined>
}

/** Estimated delivery day for an emirate. Computed in the browser, since cached pages have no time of day. */
export default function DeliveryEstimate({ plan, classes }: DeliveryEstimateProps) {
  const t = useMessages(deliveryEstimateMessages)
  const id = useId()
  const [region, setRegion] = useState(readRegion)
  const estimate = deliveryEstimate(plan, { region, method: 'Normal' }, useMinute())

  function choose(chosen: Region): void {
    setRegion(chosen)
    localStore.set(REGION_KEY, chosen)
  }

  return (
    <ul className={classes.list}>
      <li>
        <Icon node={Truck} className={classes.icon} />
        <label htmlFor={id}>{t.to}</label>
        <select
          id={id}
          className={classes.region}
          value={region}
          onChange={({ target }) => choose(target.value as Region)}
        >
          {REGIONS.map((one) => (
            <option key={one} value={one}>
              {t.regions[one]}
            </option>
          ))}
        </select>
      </li>
      {estimate && (
        <>
          <li aria-live="polite">
            <Icon node={Calendar} className={classes.icon} />
            <span>
              {t.by}
              <b>{t.day(estimate.day)}</b>
            </span>
          </li>
          <li>
            <Icon node={Clock} className={classes.icon} />
            <span>
              {t.before}
              <b>{t.time(estimate.orderBefore)}</b>
            </span>
          </li>
        </>
      )}
    </ul>
  )
}
