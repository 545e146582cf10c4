import type { WholeReturn } from '@little-dunes/domain/contract/returns/staff/return-calls'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { Link } from 'react-router'
import factStyles from '#orders/order/facts.module.css'
import { orderPath } from '#orders/order-query'
import { load } from '#platform/client'
import { formatLongDate, startOfDay } from '#platform/format'
import { howItBegan } from '#returns/return/how-it-began'
import { Photos } from '#returns/return/photos.tsx'
import { RefundCard } from '#returns/return/refund-card.tsx'
import { ReturnActions } from '#returns/return/return-actions.tsx'
import { ReturnItems } from '#returns/return/return-items.tsx'
import styles from '#returns/return/settle-form.module.css'
import { SettleForm, settleTitle, useMaySettle } from '#returns/return/settle-form.tsx'
import { returnPath } from '#returns/returns-address'
import { returnsMessages as texts } from '#returns/returns-messages'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useOpened } from '#ui/list/beside-list.tsx'
import { Stack } from '#ui/page.tsx'

const read = async (returnId: string) => (await load('GET /api/staff/return', { returnId })).return

export function ReturnSummary({ returnId, list }: { returnId: string; list: unknown }) {
  const one = useOpened(returnId, list, read)
  return one && <Summary key={one.id} one={one} />
}

function Summary({ one }: { one: WholeReturn }) {
  const maySettle = useMaySettle(one)
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
        flush
      >
        <div className={styles.items}>
          <ReturnItems one={one} />
        </div>
        <div className={styles.panel}>
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
                {texts.requestedPickup(
                  formatLongDate(startOfDay(one.pickup.day)),
                  texts.windows[one.pickup.window],
                )}
              </span>
            )}
          </div>
          {one.photos > 0 && (
            <>
              <h3>{texts.photos}</h3>
              <Photos returnId={one.id} />
            </>
          )}
          {maySettle && (
            <>
              <h3>{settleTitle(one)}</h3>
              <SettleForm one={one} />
            </>
          )}
          <div className={styles.actions}>
            <ReturnActions one={one} />
          </div>
        </div>
      </Card>
      {!maySettle && <RefundCard one={one} />}
    </Stack>
  )
}
