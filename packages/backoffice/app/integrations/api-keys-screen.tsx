import type { ApiKey } from '@little-dunes/domain/contract/staff/api-key-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { ApiKeyForm } from '#integrations/api-key-form.tsx'
import { apiKeysMessages as texts } from '#integrations/api-keys-messages'
import { load } from '#platform/client'
import { formatDate, formatDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { actionColumn, type Column } from '#ui/list/data-table.tsx'
import { focusForm } from '#ui/list/empty-state.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
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
      onClose={onClose}
      title={texts.revokeTitle(apiKey.name)}
      cancel={texts.keep}
      action={{ label: texts.revoke, look: 'danger', busy, onClick: () => void revoke() }}
    >
      <p>{texts.revokeText}</p>
    </Dialog>
  )
}

const COLUMNS: readonly Column<ApiKey>[] = [
  {
    heading: texts.name,
    look: 'main',
    phone: 'topStart',
    cell: ({ name, lastFour }) => (
      <>
        <bdi>{name}</bdi>
        <small>
          <bdi dir="ltr">{texts.ends(lastFour)}</bdi>
        </small>
      </>
    ),
  },
  {
    heading: texts.mayDo,
    phone: 'bottomStart',
    cell: ({ scopes }) =>
      scopes.map((scope) => permissionsMessages.names[scope]).join(`${uiMessages.comma} `),
  },
  {
    heading: texts.made,
    phone: 'wideOnly',
    cell: ({ createdAt, createdBy }) => (
      <>
        {formatDate(createdAt)}
        <small>{texts.by(createdBy)}</small>
      </>
    ),
  },
  {
    heading: texts.lastUsed,
    phone: 'bottomEnd',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? texts.never : formatDateTime(lastUsedAt)),
  },
]

export function Component() {
  const { apiKeys } = useLoaderData<typeof loader>()
  const [chosen, setChosen] = useState<ApiKey | null>(null)
  const revokeColumn = actionColumn<ApiKey>(
    (apiKey) => (
      <Button
        look="quiet"
        size="small"
        aria-label={texts.revokeLabel(apiKey.name)}
        onClick={() => setChosen(apiKey)}
      >
        {texts.revoke}
      </Button>
    ),
    'topEnd',
  )
  return (
    <Page title={texts.title} context={texts.context} parent={{ to: PATHS.settings, name: texts.settings }}>
      <Columns>
        <ListCard
          label={texts.list}
          columns={[...COLUMNS, revokeColumn]}
          rows={apiKeys}
          rowKey={({ id }) => id}
          empty={{ text: texts.none, actions: [{ text: texts.create, act: focusForm }] }}
        />
        <ApiKeyForm />
      </Columns>
      {chosen && <RevokeDialog apiKey={chosen} onClose={() => setChosen(null)} />}
    </Page>
  )
}
