import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { WireRedirect } from '@little-dunes/domain/contract/redirects/staff/redirect-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { formatDate } from '#platform/format'
import { saveCsv } from '#platform/save-file'
import { RedirectFile } from '#settings/redirects/redirect-file.tsx'
import { RedirectForm } from '#settings/redirects/redirect-form.tsx'
import { redirectsMessages as texts } from '#settings/redirects/redirects-messages'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { listAddress } from '#ui/list/address/list-address'
import { actionColumn, type Column } from '#ui/list/data-table.tsx'
import { focusForm } from '#ui/list/empty-state.tsx'
import { ExportButton } from '#ui/list/export-button.tsx'
import { ListScreen } from '#ui/list/list-screen.tsx'
import { Stack } from '#ui/page.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

const address = listAddress<InputOf<'GET /api/staff/redirects'>>(PATHS.redirects, {
  names: ['q', 'older', 'newer'],
})

export const loader = address.loader((query) => load('GET /api/staff/redirects', query))

const COLUMNS: readonly Column<WireRedirect>[] = [
  {
    heading: texts.from,
    look: 'main',
    phone: 'topStart',
    cell: ({ from }) => <bdi dir="ltr">{from}</bdi>,
  },
  { heading: texts.target, phone: 'bottomStart', cell: ({ target }) => <bdi dir="ltr">{target}</bdi> },
  { heading: texts.since, phone: 'bottomEnd', cell: ({ createdAt }) => formatDate(createdAt) },
  actionColumn((redirect) => <RemoveButton {...redirect} />, 'topEnd'),
]

function RemoveButton({ from, target }: WireRedirect) {
  const { busy, change } = useMutation()

  async function remove() {
    const answer = await change('POST /api/staff/redirects/remove', { from })
    if (answer === null || isWireRefusal(answer)) return
    const undo = () => void change('POST /api/staff/redirects/add', { from, target })
    showToast(texts.removed(from), { undo: { label: texts.undo, run: undo } })
  }

  return (
    <Button look="quiet" size="small" busy={busy} aria-label={texts.removeLabel(from)} onClick={remove}>
      {texts.remove}
    </Button>
  )
}

const exportAll = async () =>
  saveCsv(texts.fileName, (await load('POST /api/staff/redirects/export', {})).csv)

export function Component() {
  const { redirects, total, ...page } = useLoaderData<typeof loader>()
  const { q } = page.query
  return (
    <ListScreen
      {...page}
      address={address}
      title={texts.title}
      context={texts.context(total)}
      parent={{ to: PATHS.settings, name: texts.settings }}
      isList={false}
      actions={
        <>
          {total > 0 && <ExportButton save={exportAll}>{texts.export}</ExportButton>}
          {/* On phones the form is below the list. */}
          <Button onClick={focusForm}>{texts.add}</Button>
        </>
      }
      search={{ label: texts.searchLabel, hint: texts.searchHint }}
      label={texts.list}
      columns={COLUMNS}
      rows={redirects}
      rowKey={({ from }) => from}
      empty={{
        text: texts.empty,
        actions: [{ text: texts.add, act: focusForm }],
        filtered: q && texts.nothingFound(q),
      }}
      foot={texts.onThisPage(redirects.length)}
      aside={
        <Stack>
          <RedirectForm />
          <RedirectFile />
        </Stack>
      }
    />
  )
}
