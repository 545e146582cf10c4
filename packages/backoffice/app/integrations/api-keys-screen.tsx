import type { ApiKey } from '@little-dunes/domain/contract/staff/api-key-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { ApiKeyForm } from '#integrations/api-key-form.tsx'
import { apiKeysMessages as texts } from '#integrations/api-keys-messages'
import { load } from '#platform/client'
import { formatDate, formatDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyList } from '#ui/list/list-foot.tsx'
import tables from '#ui/list/table.module.css'
import { Columns, Page } from '#ui/page.tsx'
import { permissionsMessages } from '#ui/roles/permissions-messages'
import { showToast } from '#ui/toast/toast-store'
import { uiMessages } from '#ui/ui-messages'
import { useMutation } from '#ui/use-mutation'

export const loader = () => load('GET /api/staff/api-keys', {})

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose(): void }) {
  const { busy, change } = useMutation()
  async function revoke() {
    const answer = await change('POST /api/staff/api-keys/revoke', { id: apiKey.id })
    if (answer !== null && !isWireRefusal(answer)) showToast(texts.revoked(apiKey.name))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.revokeTitle(apiKey.name)}
      cancel={texts.keep}
      actions={
        <Button look="danger" busy={busy} onClick={() => void revoke()}>
          {texts.revoke}
        </Button>
      }
    >
      <p>{texts.revokeText}</p>
    </Dialog>
  )
}

const Row = ({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke(): void }) => (
  <tr>
    <td className={clsx(tables.main, tables.topStart)}>
      <bdi>{apiKey.name}</bdi>
      <small>
        <bdi dir="ltr">{texts.ends(apiKey.lastFour)}</bdi>
      </small>
    </td>
    <td className={tables.bottomStart}>
      {apiKey.scopes.map((scope) => permissionsMessages.names[scope]).join(`${uiMessages.comma} `)}
    </td>
    <td className={tables.wideOnly}>
      {formatDate(apiKey.createdAt)}
      <small>{texts.by(apiKey.createdBy)}</small>
    </td>
    <td className={tables.bottomEnd}>
      {apiKey.lastUsedAt === null ? texts.never : formatDateTime(apiKey.lastUsedAt)}
    </td>
    <td className={clsx(tables.end, tables.topEnd)}>
      <Button look="quiet" size="small" aria-label={texts.revokeOf(apiKey.name)} onClick={onRevoke}>
        {texts.revoke}
      </Button>
    </td>
  </tr>
)

/** Which programs may call the shop, with a new key beside them. */
export function Component() {
  const { apiKeys } = useLoaderData<typeof loader>()
  const [chosen, setChosen] = useState<ApiKey | null>(null)
  return (
    <Page title={texts.title} context={texts.context} parent={{ to: PATHS.settings, name: texts.settings }}>
      <Columns>
        <Card flush>
          {apiKeys.length === 0 ? (
            <EmptyList>{texts.none}</EmptyList>
          ) : (
            <div className={tables.scroll}>
              <table className={clsx(tables.table, tables.cards)} aria-label={texts.list}>
                <thead>
                  <tr>
                    <th>{texts.name}</th>
                    <th>{texts.mayDo}</th>
                    <th>{texts.made}</th>
                    <th>{texts.lastUsed}</th>
                    <th />
                  </tr>
                </thead>
                <tbody>
                  {apiKeys.map((apiKey) => (
                    <Row key={apiKey.id} apiKey={apiKey} onRevoke={() => setChosen(apiKey)} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Card>
        <ApiKeyForm />
      </Columns>
      {chosen && <RevokeDialog apiKey={chosen} onClose={() => setChosen(null)} />}
    </Page>
  )
}
