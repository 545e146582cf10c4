import type { WebhookDelivery } from '@little-dunes/domain/contract/webhooks/staff/webhook-calls'
import {
  WEBHOOK_DELIVERY_STATES,
  type WebhookDeliveryState,
} from '@little-dunes/domain/contract/webhooks/webhook-events'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { webhooksMessages as texts } from '#integrations/webhooks-messages'
import { formatDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { listAddress } from '#ui/list/address/list-address'
import { actionColumn, type Column } from '#ui/list/data-table.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import tables from '#ui/list/table.module.css'
import { Stack } from '#ui/page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { showToast } from '#ui/toast/toast-store'
import { uiMessages } from '#ui/ui-messages'
import { useMutation } from '#ui/use-mutation'

type DeliveryQuery = { state?: WebhookDeliveryState | undefined; older?: string }

export const deliveriesAddress = listAddress<DeliveryQuery>(PATHS.webhooks, {
  choices: { state: { values: WEBHOOK_DELIVERY_STATES, usual: undefined } },
  names: ['older'],
})

const COLUMNS: readonly Column<WebhookDelivery>[] = [
  {
    heading: texts.event,
    phone: 'topStart',
    cell: ({ type, endpoint }) => (
      <>
        {texts.events[type]}
        <small>
          <bdi dir="ltr">{endpoint.url}</bdi>
        </small>
      </>
    ),
  },
  {
    heading: texts.happened,
    phone: 'bottomEnd',
    cell: ({ happenedAt, attempts }) => (
      <>
        {formatDateTime(happenedAt)}
        {attempts > 1 && <small>{texts.attempts(attempts)}</small>}
      </>
    ),
  },
  {
    heading: texts.state,
    phone: 'bottomStart',
    cell: ({ state, responseStatus, error, attempts, nextAt }) => (
      <>
        <Tag>{texts.states[state]}</Tag>
        {responseStatus !== null && <small>{texts.answered(responseStatus)}</small>}
        {responseStatus === null && error !== null && (
          <small>
            <bdi dir="ltr">{error}</bdi>
          </small>
        )}
        {attempts > 0 && nextAt !== null && <small>{texts.next(formatDateTime(nextAt))}</small>}
      </>
    ),
  },
]

/** JSON is indented; other text is unchanged. */
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

function DeliveryDialog({ delivery, onClose }: { delivery: WebhookDelivery; onClose(): void }) {
  const { busy, change } = useMutation()

  async function tryAgain() {
    const answer = await change('POST /api/staff/webhooks/retry', { id: delivery.id })
    if (answer !== null && !isWireRefusal(answer)) showToast(texts.triedAgain)
    onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      title={texts.events[delivery.type]}
      action={{ label: texts.tryAgain, busy, onClick: () => void tryAgain() }}
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

export function WebhookDeliveriesCard({ deliveries, older, query }: DeliveriesProps) {
  const [seen, setSeen] = useState<WebhookDelivery | null>(null)
  const seeColumn = actionColumn<WebhookDelivery>(
    (delivery) => (
      <Button
        look="outline"
        size="small"
        aria-label={texts.viewLabel(texts.events[delivery.type], formatDateTime(delivery.happenedAt))}
        onClick={() => setSeen(delivery)}
      >
        {texts.see}
      </Button>
    ),
    'topEnd',
  )
  return (
    <>
      <ListCard
        title={texts.deliveries}
        tabs={
          <Tabs
            label={texts.deliveryViews}
            tabs={[undefined, ...WEBHOOK_DELIVERY_STATES].map((state) => ({
              to: deliveriesAddress.path({ state }),
              name: state ? texts.states[state] : texts.all,
              current: query.state === state,
            }))}
          />
        }
        label={texts.deliveries}
        columns={[...COLUMNS, seeColumn]}
        rows={deliveries}
        rowKey={({ id }) => id}
        empty={
          query.state === undefined
            ? { text: texts.noDeliveries }
            : {
                text: texts.noMatch,
                actions: [{ text: uiMessages.clearFilters, act: deliveriesAddress.path({}) }],
              }
        }
        newer={query.older === undefined ? null : deliveriesAddress.changed(query, {})}
        older={older === null ? null : deliveriesAddress.changed(query, { older: String(older) })}
        foot={texts.onThisPage(deliveries.length)}
      />
      {seen && <DeliveryDialog delivery={seen} onClose={() => setSeen(null)} />}
    </>
  )
}
