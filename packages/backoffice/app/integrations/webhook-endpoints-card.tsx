import type { WebhookEndpoint } from '@little-dunes/domain/contract/webhooks/staff/webhook-calls'
import { WEBHOOK_EVENTS } from '@little-dunes/domain/contract/webhooks/webhook-events'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { webhooksMessages as texts } from '#integrations/webhooks-messages'
import { formatDateTime } from '#platform/format'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ShownOnce } from '#ui/display/shown-once.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { actionColumn, type Column } from '#ui/list/data-table.tsx'
import { focusForm } from '#ui/list/empty-state.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { Stack } from '#ui/page.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

function EndpointDialog({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose(): void }) {
  const { id, url, paused } = endpoint
  const { busy, change } = useMutation()
  const [secret, setSecret] = useState<string | null>(null)
  const [isLeaving, setLeaving] = useState(false)

  async function close(done: Promise<{ success: boolean } | null>, text: string) {
    if ((await done)?.success) showToast(text)
    onClose()
  }

  async function rotate() {
    const answer = await change('POST /api/staff/webhooks/rotate', { id })
    if (answer !== null && !isWireRefusal(answer)) setSecret(answer.secret)
  }

  if (isLeaving)
    return (
      <Dialog
        onClose={onClose}
        title={texts.removeTitle(url)}
        cancel={texts.keep}
        action={{
          label: texts.remove,
          look: 'danger',
          busy,
          onClick: () => void close(change('POST /api/staff/webhooks/remove', { id }), texts.removed),
        }}
      >
        <p>{texts.removeText}</p>
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} title={url}>
      <Stack>
        <Button
          look="outline"
          busy={busy}
          onClick={() => void close(change('POST /api/staff/webhooks/test', { id }), texts.tested)}
        >
          {texts.test}
        </Button>
        <Button
          look="outline"
          busy={busy}
          onClick={() =>
            void close(
              change('POST /api/staff/webhooks/change', { id, paused: paused === null }),
              paused === null ? texts.paused : texts.wentOn,
            )
          }
        >
          {paused === null ? texts.pause : texts.goOn}
        </Button>
        <Button look="outline" busy={busy} onClick={() => void rotate()}>
          {texts.rotate}
        </Button>
        <Button look="danger" onClick={() => setLeaving(true)}>
          {texts.remove}
        </Button>
      </Stack>
      {secret !== null && (
        <ShownOnce about={texts.rotatedOnce} secret={secret} isLong copy={texts.copy} copied={texts.copied} />
      )}
    </Dialog>
  )
}

const COLUMNS: readonly Column<WebhookEndpoint>[] = [
  {
    heading: texts.address,
    look: 'main',
    phone: 'topStart',
    cell: ({ url, description }) => (
      <>
        <bdi dir="ltr">{url}</bdi>
        {description !== '' && <small>{description}</small>}
      </>
    ),
  },
  {
    heading: texts.eventTypes,
    phone: 'bottomEnd',
    cell: ({ events }) =>
      events.length === WEBHOOK_EVENTS.length ? texts.allEvents : texts.eventCount(events.length),
  },
  {
    heading: texts.state,
    phone: 'bottomStart',
    cell: ({ paused, failingSince, waiting, failed }) => (
      <>
        {paused === null ? <Tag look="palm">{texts.on}</Tag> : <Tag>{texts.pauses[paused]}</Tag>}
        {failingSince !== null && <small>{texts.failing(formatDateTime(failingSince))}</small>}
        {waiting > 0 && <small>{texts.waiting(waiting)}</small>}
        {failed > 0 && <small>{texts.failed(failed)}</small>}
      </>
    ),
  },
]

export function WebhookEndpointsCard({ endpoints }: { endpoints: WebhookEndpoint[] }) {
  const [opened, setOpened] = useState<string | null>(null)
  const chosen = endpoints.find(({ id }) => id === opened)
  const openColumn = actionColumn<WebhookEndpoint>(
    ({ id, url }) => (
      <Button look="quiet" size="small" aria-label={texts.actions(url)} onClick={() => setOpened(id)}>
        {texts.act}
      </Button>
    ),
    'topEnd',
  )
  return (
    <>
      <ListCard
        title={texts.list}
        label={texts.list}
        columns={[...COLUMNS, openColumn]}
        rows={endpoints}
        rowKey={({ id }) => id}
        empty={{ text: texts.none, actions: [{ text: texts.add, act: focusForm }] }}
      />
      {chosen && <EndpointDialog endpoint={chosen} onClose={() => setOpened(null)} />}
    </>
  )
}
