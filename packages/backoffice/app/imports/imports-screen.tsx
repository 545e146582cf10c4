import { Icon } from '@little-dunes/design/icon.tsx'
import { LARGEST_IMPORT_FILE } from '@little-dunes/domain/contract/staff/choices'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { FileUp } from 'lucide'
import { type ChangeEvent, useId, useState } from 'react'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { importPath } from '#imports/imports-address'
import { importsMessages as texts } from '#imports/imports-messages'
import { call, load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { Actor } from '#ui/display/actor.tsx'
import styles from '#ui/form/file-upload.module.css'
import { InlineAlert } from '#ui/inline-alert.tsx'
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
  const [reasons, setReasons] = useState<string[]>([])
  const [busy, setBusy] = useState(false)
  const input = useId()

  async function upload(file: File) {
    if (file.size > LARGEST_IMPORT_FILE) return setReasons([texts.tooLarge])
    const answer = await call('POST /api/staff/import/upload', {
      name: file.name.slice(0, 255),
      file,
    })
    if (!isWireRefusal(answer)) return await navigate(importPath(answer.id))
    setReasons(Array.isArray(answer.reasons) ? answer.reasons.map(String) : [answer.message])
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // The same file can be chosen again once it is mended.
    target.value = ''
    if (!file || busy) return
    setReasons([])
    setBusy(true)
    upload(file)
      .catch((failure: unknown) => setReasons([failure instanceof Error ? failure.message : String(failure)]))
      .finally(() => setBusy(false))
  }

  return (
    <Card title={texts.uploadTitle}>
      <div className={styles.choosing}>
        <p>{texts.uploadHint}</p>
        {reasons.map((reason) => (
          <InlineAlert key={reason} kind="error">
            <bdi>{reason}</bdi>
          </InlineAlert>
        ))}
        <div className={styles.file} aria-busy={busy}>
          <label htmlFor={input}>
            <Icon node={FileUp} />
            {texts.choose}
          </label>
          <input
            id={input}
            type="file"
            accept=".csv,.txt,.json,text/csv,text/plain,application/json"
            onChange={choose}
          />
        </div>
      </div>
    </Card>
  )
}
