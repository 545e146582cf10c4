import { PATHS } from '@little-dunes/domain/paths'
import { informationMessages } from '#information/information-messages'
import styles from '#information/information-page.module.css'
import { useMessages } from '#platform/messages'
import { ButtonLink } from '#ui/button.tsx'

/** Leads to the return form on the order. The page contains both links; a style sheet hides one of them. */
export function WaysToReturn() {
  const t = useMessages(informationMessages)
  return (
    <div className={styles.ways}>
      <ButtonLink to={PATHS.orders} data-visitor="customer">
        {t.chooseOrder}
      </ButtonLink>
      <ButtonLink to={PATHS.trackOrder} data-visitor="guest">
        {t.trackOrder}
      </ButtonLink>
    </div>
  )
}
