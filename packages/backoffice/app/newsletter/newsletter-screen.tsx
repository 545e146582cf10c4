import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { Subscriber } from '@little-dunes/domain/contract/newsletter/newsletter-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { Link, useLoaderData } from 'react-router'
import { customerPath } from '#customers/customer-query'
import { newsletterMessages as texts } from '#newsletter/newsletter-messages'
import { load } from '#platform/client'
import { formatDate } from '#platform/format'
import { usePermission } from '#platform/member'
import { saveCsv } from '#platform/save-file'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { listAddress } from '#ui/list/address/list-address'
import { actionColumn, type Column } from '#ui/list/data-table.tsx'
import { ExportButton } from '#ui/list/export-button.tsx'
import { ListScreen } from '#ui/list/list-screen.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

const address = listAddress<InputOf<'GET /api/staff/newsletter'>>(PATHS.newsletter, {
  names: ['q', 'older', 'newer'],
})

export const loader = address.loader((query) => load('GET /api/staff/newsletter', query))

const COLUMNS: readonly Column<Subscriber>[] = [
  {
    heading: texts.name,
    look: 'title',
    phone: 'topStart',
    cell: ({ id, name, email }) => (
      <>
        <Link to={customerPath(id)}>
          <bdi>{name}</bdi>
        </Link>
        <small>
          <bdi>{email}</bdi>
        </small>
      </>
    ),
  },
  {
    heading: texts.language,
    phone: 'bottomEnd',
    cell: ({ language }) => texts.languages[language] ?? language,
  },
  {
    heading: texts.consent,
    look: ['quiet', 'oneLine'],
    phone: 'bottomStart',
    cell: ({ consentedAt }) => formatDate(consentedAt),
  },
  actionColumn((subscriber) => <EndButton {...subscriber} />, 'topEnd'),
]

function EndButton({ id, name }: Subscriber) {
  const { busy, change } = useMutation()

  async function end() {
    const answer = await change('POST /api/staff/newsletter/end', { customerId: id })
    if (answer !== null && !isWireRefusal(answer)) showToast(texts.ended(name))
  }

  return (
    usePermission('customers:write') && (
      <Button look="outline" size="small" busy={busy} aria-label={texts.unsubscribeLabel(name)} onClick={end}>
        {texts.end}
      </Button>
    )
  )
}

const exportAll = async () =>
  saveCsv(texts.fileName, (await load('POST /api/staff/newsletter/export', {})).csv)

export function Component() {
  const { subscribers, total, ...page } = useLoaderData<typeof loader>()
  const { q } = page.query
  return (
    <ListScreen
      {...page}
      address={address}
      title={texts.title}
      context={texts.context(total)}
      actions={
        usePermission('customers:export') && <ExportButton save={exportAll}>{texts.export}</ExportButton>
      }
      search={{ label: texts.searchLabel, hint: texts.searchHint }}
      columns={COLUMNS}
      rows={subscribers}
      rowKey={({ id }) => id}
      empty={{ text: texts.empty, filtered: q && texts.nothingFound(q) }}
      foot={texts.onThisPage(subscribers.length)}
    />
  )
}
