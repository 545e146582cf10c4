import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { canTransitionReturn } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { Link } from 'react-router'
import factStyles from '#orders/order/facts.module.css'
import { orderPath } from '#orders/order-query'
import { load } from '#platform/client'
import { formatLongDate, startOfDay } from '#platform/format'
import { usePermission } from '#platform/member'
import { CheckCard } from '#returns/return/check-card.tsx'
import { howItBegan } from '#returns/return/how-it-began'
import { PhotosCard } from '#returns/return/photos-card.tsx'
import { RefundCard } from '#returns/return/refund-card.tsx'
import { ReturnActions } from '#returns/return/return-actions.tsx'
import styles from '#returns/return/return-dialogs.module.css'
import { ReturnItems } from '#returns/return/return-items.tsx'
import { returnPath } from '#returns/returns-address'
import { returnsMessages as texts } from '#returns/returns-messages'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useOpened } from '#ui/list/beside-list.tsx'
import { Stack } from '#ui/page.tsx'

const read = async (returnId: string) => (await load('GET /api/staff/return', { returnId })).return

/** The open row of the list: what it is about, and what is next to be done. */
export function ReturnSummary({ returnId, list }: { returnId: string; list: unknown }) {
  const one = useOpened(returnId, list, read)
  const mayCheck = usePermission('orders:pack')
  if (one === null) return null
  return (
    <Stack>
      <Card
        title={
          <>
            <bdi>{returnNumberText(one.number)}</bdi> · <bdi>{one.name}</bdi>
          </>
        }
        actions={
          <ButtonLink look="outline" size="small" to={returnPath(one.id)}>
            {texts.openReturn}
          </ButtonLink>
        }
      >
        <div className={factStyles.lines}>
          <span>
            {texts.wishes[one.resolution]} · {howItBegan(one)}
          </span>
          <Link to={orderPath(one.orderId)}>{texts.order(orderNumberText(one.orderNumber))}</Link>
          {one.note && (
            <q>
              <bdi>{one.note}</bdi>
            </q>
          )}
          {one.pickup && (
            <span>
              {texts.wantedPickup(
                formatLongDate(startOfDay(one.pickup.day)),
                texts.windows[one.pickup.window],
              )}
            </span>
          )}
        </div>
        <div className={styles.actions}>
          <ReturnActions key={one.id} one={one} />
        </div>
      </Card>
      <ReturnItems one={one} />
      {one.photos > 0 && <PhotosCard key={one.id} returnId={one.id} />}
      {mayCheck && canTransitionReturn(one.status, 'checked') && <CheckCard key={one.id} one={one} />}
      <RefundCard one={one} />
    </Stack>
  )
}
