import { LARGEST_IMPORT_FILE } from '@little-dunes/domain/contract/staff/choices'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { importPath } from '#imports/imports-address'
import { importsMessages as texts } from '#imports/imports-messages'
import { call, load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { Actor } from '#ui/display/actor.tsx'
import { FileUpload } from '#ui/form/file-upload.tsx'
import { EmptyList } from '#ui/list/list-foot.tsx'
import tables from '#ui/list/table.module.css'
import { Page, Stack } from '#ui/page.tsx'

export const loader = async () => (await load('GET /api/staff/imports', {})).imports

/** Chooses a file of products; the earlier ones are below. */
export function Component() {
  const imports = useLoaderData<typeof loader>()
  return (
    <Page title={texts.title} parent={{ to: PATHS.products, name: texts.products }}>
      <Stack>
        <UploadCard />
        <Card title={texts.earlier} flush>
          {imports.length === 0 ? (
            <EmptyList>{texts.none}</EmptyList>
          ) : (
            <div className={tables.scroll}>
              <table className={clsx(tables.table, tables.cards)}>
                <thead>
                  <tr>
                    <th>{texts.file}</th>
                    <th>{texts.changes}</th>
                    <th>{texts.state}</th>
                  </tr>
                </thead>
                <tbody>
                  {imports.map((one) => (
                    <tr key={one.id}>
                      <td className={tables.main}>
                        <Link to={importPath(one.id)}>
                          <bdi>{one.name}</bdi>
                        </Link>
                        <small>
                          <Actor {...one} /> · {formatDateTime(one.at)}
                        </small>
                      </td>
                      <td>{texts.counts(one.added, one.updated, one.faulty)}</td>
                      <td>{texts.statuses[one.status]}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Card>
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
