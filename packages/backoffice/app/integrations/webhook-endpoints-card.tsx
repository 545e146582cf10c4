import type { WebhookEndpoint } from '@little-dunes/domain/contract/webhooks/staff/webhook-calls'
import { WEBHOOK_EVENTS } from '@little-dunes/domain/contract/webhooks/webhook-events'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { useState } from 'react'
import { webhooksMessages as texts } from '#integrations/webhooks-messages'
import { formatDateTime } from '#platform/format'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ShownOnce } from '#ui/display/shown-once.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { EmptyList } from '#ui/list/list-foot.tsx'
import tables from '#ui/list/table.module.css'
import { Stack } from '#ui/page.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

/** What can be done with an endpoint; removing it asks once more. */
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
        open
        onClose={onClose}
        title={texts.removeTitle(url)}
        cancel={texts.keep}
        actions={
          <Button
            look="danger"
            busy={busy}
            onClick={() => void close(change('POST /api/staff/webhooks/remove', { id }), texts.removed)}
          >
            {texts.remove}
          </Button>
        }
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

function Row({ endpoint, onOpen }: { endpoint: WebhookEndpoint; onOpen(): void }) {
  const { url, description, events, paused, failingSince, waiting, failed } = endpoint
  const isAll = events.length === WEBHOOK_EVENTS.length
  return (
    <tr>
      <td className={clsx(tables.main, tables.topStart)}>
        <bdi dir="ltr">{url}</bdi>
        {description !== '' && <small>{description}</small>}
      </td>
      <td className={tables.bottomEnd}>{isAll ? texts.allEvents : texts.eventCount(events.length)}</td>
      <td className={tables.bottomStart}>
        {paused === null ? <Tag look="palm">{texts.on}</Tag> : <Tag>{texts.pauses[paused]}</Tag>}
        {failingSince !== null && <small>{texts.failing(formatDateTime(failingSince))}</small>}
        {waiting > 0 && <small>{texts.waiting(waiting)}</small>}
        {failed > 0 && <small>{texts.failed(failed)}</small>}
      </td>
      <td className={clsx(tables.end, tables.topEnd)}>
        <Button look="quiet" size="small" aria-label={texts.actions(url)} onClick={onOpen}>
          {texts.act}
        </Button>
      </td>
    </tr>
  )
}

/** Where webhooks go, and whether they arrive. */
export function WebhookEndpointsCard({ endpoints }: { endpoints: WebhookEndpoint[] }) {
  const [opened, setOpened] = useState<string | null>(null)
  const chosen = endpoints.find(({ id }) => id === opened)
  return (
    <Card flush title={texts.list}>
      {endpoints.length === 0 ? (
        <EmptyList>{texts.none}</EmptyList>
      ) : (
        <div className={tables.scroll}>
          <table className={clsx(tables.table, tables.cards)} aria-label={texts.list}>
            <thead>
              <tr>
                <th>{texts.address}</th>
                <th>{texts.told}</th>
                <th>{texts.state}</th>
                <th />
              </tr>
            </thead>
            <tbody>
              {endpoints.map((endpoint) => (
                <Row key={endpoint.id} endpoint={endpoint} onOpen={() => setOpened(endpoint.id)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {chosen && <EndpointDialog endpoint={chosen} onClose={() => setOpened(null)} />}
    </Card>
  )
}
