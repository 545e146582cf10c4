import type { WebhookDelivery } from '@little-dunes/domain/contract/webhooks/staff/webhook-calls'
import {
  WEBHOOK_DELIVERY_STATES,
  type WebhookDeliveryState,
} from '@little-dunes/domain/contract/webhooks/webhook-events'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { useState } from 'react'
import { webhooksMessages as texts } from '#integrations/webhooks-messages'
import { formatDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import tables from '#ui/list/table.module.css'
import { Stack } from '#ui/page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

export interface DeliveryQuery {
  state?: WebhookDeliveryState | undefined
  older?: number | undefined
}

export function pathOf({ state, older }: DeliveryQuery): string {
  const pairs = { ...(state && { state }), ...(older && { older: String(older) }) }
  const query = new URLSearchParams(pairs).toString()
  return query === '' ? PATHS.webhooks : `${PATHS.webhooks}?${query}`
}

function Row({ delivery, onSee }: { delivery: WebhookDelivery; onSee(): void }) {
  const { type, endpoint, happenedAt, state, attempts, nextAt, responseStatus, error } = delivery
  const happened = formatDateTime(happenedAt)
  return (
    <tr>
      <td className={tables.topStart}>
        {texts.events[type]}
        <small>
          <bdi dir="ltr">{endpoint.url}</bdi>
        </small>
      </td>
      <td className={tables.bottomEnd}>
        {happened}
        {attempts > 1 && <small>{texts.attempts(attempts)}</small>}
      </td>
      <td className={tables.bottomStart}>
        <Tag>{texts.states[state]}</Tag>
        {responseStatus !== null ? (
          <small>{texts.answered(responseStatus)}</small>
        ) : (
          error !== null && (
            <small>
              <bdi dir="ltr">{error}</bdi>
            </small>
          )
        )}
        {attempts > 0 && nextAt !== null && <small>{texts.next(formatDateTime(nextAt))}</small>}
      </td>
      <td className={clsx(tables.end, tables.topEnd)}>
        <Button
          look="outline"
          size="small"
          aria-label={texts.seeOf(texts.events[type], happened)}
          onClick={onSee}
        >
          {texts.see}
        </Button>
      </td>
    </tr>
  )
}

/** Word for word, line by line where it is JSON. */
function asWritten(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

const Written = ({ title, text }: { title: string; text: string }) => (
  <>
    <h3>{title}</h3>
    <div className={tables.scroll}>
      <pre dir="ltr">{asWritten(text)}</pre>
    </div>
  </>
)

/** What was sent and answered, and the way to send it again. */
function DeliveryDialog({ delivery, onClose }: { delivery: WebhookDelivery; onClose(): void }) {
  const { busy, change } = useMutation()

  async function tryAgain() {
    const answer = await change('POST /api/staff/webhooks/retry', { id: delivery.id })
    if (answer !== null && !isWireRefusal(answer)) showToast(texts.triedAgain)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.events[delivery.type]}
      actions={
        <Button busy={busy} onClick={() => void tryAgain()}>
          {texts.tryAgain}
        </Button>
      }
    >
      <Stack>
        <Written title={texts.payload} text={delivery.payload} />
        {delivery.response && <Written title={texts.response} text={delivery.response} />}
      </Stack>
    </Dialog>
  )
}

interface DeliveriesProps {
  deliveries: WebhookDelivery[]
  older: number | null
  query: DeliveryQuery
}

/** What was sent, and how it was answered; the newest first. */
export function WebhookDeliveriesCard({ deliveries, older, query }: DeliveriesProps) {
  const [seen, setSeen] = useState<WebhookDelivery | null>(null)
  return (
    <Card flush title={texts.deliveries}>
      <Tabs
        label={texts.deliveryViews}
        tabs={[undefined, ...WEBHOOK_DELIVERY_STATES].map((state) => ({
          to: pathOf({ state }),
          name: state ? texts.states[state] : texts.all,
          count: undefined,
          current: query.state === state,
        }))}
      />
      {deliveries.length === 0 ? (
        <EmptyList>{texts.noDeliveries}</EmptyList>
      ) : (
        <div className={tables.scroll}>
          <table className={clsx(tables.table, tables.cards)} aria-label={texts.deliveries}>
            <thead>
              <tr>
                <th>{texts.event}</th>
                <th>{texts.happened}</th>
                <th>{texts.state}</th>
                <th />
              </tr>
            </thead>
            <tbody>
              {deliveries.map((delivery) => (
                <Row key={delivery.id} delivery={delivery} onSee={() => setSeen(delivery)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ListFoot
        newer={query.older === undefined ? null : pathOf({ state: query.state })}
        older={older === null ? null : pathOf({ ...query, older })}
      >
        {texts.onThisPage(deliveries.length)}
      </ListFoot>
      {seen && <DeliveryDialog delivery={seen} onClose={() => setSeen(null)} />}
    </Card>
  )
}
