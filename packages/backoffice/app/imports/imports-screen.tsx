import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { LARGEST_IMPORT_FILE } from '@little-dunes/domain/contract/staff/choices'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { importPath } from '#imports/imports-address'
import { importsMessages as texts } from '#imports/imports-messages'
import { call, load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { Actor } from '#ui/display/actor.tsx'
import { FileUpload } from '#ui/form/file-upload.tsx'
import type { Column } from '#ui/list/data-table.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { Page, Stack } from '#ui/page.tsx'

type ListedImport = ReplyOf<'GET /api/staff/imports'>['imports'][number]

export const loader = async () => (await load('GET /api/staff/imports', {})).imports

const COLUMNS: readonly Column<ListedImport>[] = [
  {
    heading: texts.file,
    look: 'main',
    cell: (one) => (
      <>
        <Link to={importPath(one.id)}>
          <bdi>{one.name}</bdi>
        </Link>
        <small>
          <Actor {...one} /> · {formatDateTime(one.at)}
        </small>
      </>
    ),
  },
  {
    heading: texts.changes,
    cell: ({ added, updated, faulty }) => texts.counts(added, updated, faulty),
  },
  { heading: texts.state, cell: ({ status }) => texts.statuses[status] },
]

export function Component() {
  const imports = useLoaderData<typeof loader>()
  return (
    <Page title={texts.title} parent={{ to: PATHS.products, name: texts.products }}>
      <Stack>
        <UploadCard />
        <ListCard
          title={texts.earlier}
          columns={COLUMNS}
          rows={imports}
          rowKey={({ id }) => id}
          empty={{ text: texts.none }}
        />
      </Stack>
    </Page>
  )
}

function UploadCard() {
  const navigate = useNavigate()

  async function upload(file: File) {
    const answer = await call('POST /api/staff/import/upload', { name: file.name.slice(0, 255), file })
    if (isWireRefusal(answer))
      return Array.isArray(answer.reasons) ? answer.reasons.map(String) : [answer.message]
    await navigate(importPath(answer.id))
  }

  return (
    <Card title={texts.uploadTitle}>
      <FileUpload
        label={texts.choose}
        hint={texts.uploadHint}
        alsoAccept=".json,application/json"
        largest={LARGEST_IMPORT_FILE}
        tooLarge={texts.tooLarge}
        upload={upload}
      />
    </Card>
  )
}
