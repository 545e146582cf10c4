import type { ListedCustomer } from '@little-dunes/domain/contract/customers/customer-fields'
import { CUSTOMER_VIEWS } from '@little-dunes/domain/contract/staff/choices'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { Link, useLoaderData } from 'react-router'
import { type CustomerQuery, customerPath, customersAddress } from '#customers/customer-query'
import { customersMessages as texts } from '#customers/customers-messages'
import styles from '#customers/customers-screen.module.css'
import { call, load } from '#platform/client'
import { formatDate, inAed } from '#platform/format'
import { usePermission } from '#platform/member'
import { saveCsv } from '#platform/save-file'
import { Initials } from '#ui/display/initials.tsx'
import { regionName } from '#ui/display/region-name'
import { Tag } from '#ui/display/tag.tsx'
import { late } from '#ui/late'
import { useOpenRow } from '#ui/list/beside-list.tsx'
import type { Column } from '#ui/list/data-table.tsx'
import { ExportButton } from '#ui/list/export-button.tsx'
import { emirateChoice } from '#ui/list/filters/emirate-choice'
import { tabCount, useBesideList } from '#ui/list/list-counts'
import { ListScreen } from '#ui/list/list-screen.tsx'
import { showToast } from '#ui/toast/toast-store'

export { shouldRevalidate } from '#ui/list/beside-list.tsx'

const CustomerSummary = late(
  async () => (await import('#customers/customer/customer-summary.tsx')).CustomerSummary,
)

export const loader = customersAddress.loader((query) => load('GET /api/staff/customers', query))

async function readCounts() {
  const answer = await call('GET /api/staff/customers/counts', {})
  return isWireRefusal(answer) ? null : answer.counts
}

async function exportCustomers({ older: _, newer: __, ...selection }: CustomerQuery) {
  const { name, csv, isWhole, customers } = await load('POST /api/staff/customers/export', selection)
  saveCsv(name, csv)
  showToast(isWhole ? texts.exported(customers) : texts.exportedPart(customers))
}

const SEARCH = {
  label: texts.searchLabel,
  hint: texts.searchHint,
  filters: [
    { name: 'guest', value: 'yes', text: texts.filters.guest },
    { name: 'news', value: 'yes', text: texts.filters.news },
  ],
  choices: [
    {
      name: 'ordered',
      label: texts.orders,
      options: [
        { value: 'yes', text: texts.filters.ordered },
        { value: 'no', text: texts.filters.notOrdered },
      ],
    },
    emirateChoice(texts.emirate),
  ],
  without: texts.without,
}

const COLUMNS: readonly Column<ListedCustomer>[] = [
  {
    heading: texts.name,
    look: 'main',
    className: styles.name,
    cell: ({ id, name, guest, email }) => (
      <div>
        <Initials name={name} />
        <span>
          <Link to={customerPath(id)}>
            <bdi>{name}</bdi>
          </Link>
          {guest && <Tag>{texts.guest}</Tag>}
          <small>
            <bdi>{email}</bdi>
          </small>
        </span>
      </div>
    ),
  },
  {
    heading: texts.phone,
    look: 'oneLine',
    phone: 'wideOnly',
    isExtra: true,
    cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi>,
  },
  {
    heading: texts.emirate,
    phone: 'wideOnly',
    cell: ({ region }) => (region === null ? '–' : regionName(region)),
  },
  {
    heading: texts.orders,
    look: 'end',
    phone: 'bottomEnd',
    className: styles.orders,
    cell: ({ orders }) => (
      <>
        <span>{orders}</span>
        <small>{texts.orderCount(orders)}</small>
      </>
    ),
  },
  { heading: texts.spent, look: 'end', phone: 'topEnd', cell: ({ spent }) => inAed(spent) },
  {
    heading: texts.lastOrder,
    look: ['end', 'quiet'],
    phone: 'wideOnly',
    cell: ({ lastOrderAt }) => (lastOrderAt === null ? texts.never : formatDate(lastOrderAt)),
  },
  {
    heading: texts.since,
    look: ['end', 'quiet'],
    phone: 'wideOnly',
    isExtra: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
]

const empty = ({ q, view, ordered, guest, news, region }: CustomerQuery) => {
  const isFiltered = [ordered, guest, news, region].some((value) => value !== undefined)
  const wider = { text: texts.lookInAll, act: customersAddress.path({ view: 'all', q }) }
  return {
    text: texts.empty[view],
    filtered: q === undefined || isFiltered ? texts.noMatch : texts.nothingFound(q),
    wider: q !== undefined && view !== 'all' ? wider : undefined,
  }
}

export function Component() {
  const { customers, ...page } = useLoaderData<typeof loader>()
  const { open, rowProps } = useOpenRow(customers.map(({ id }) => id))
  const mayExport = usePermission('customers:export')
  const counts = useBesideList(readCounts, customers)?.answer
  const exportButton = (look: { className: string | undefined; size?: 'small' }) =>
    mayExport &&
    customers.length > 0 && (
      <ExportButton {...look} title={texts.exportHint} save={() => exportCustomers(page.query)}>
        {texts.export}
      </ExportButton>
    )
  return (
    <ListScreen
      {...page}
      address={customersAddress}
      title={texts.title}
      actions={exportButton({ className: styles.inHead })}
      views={{
        label: texts.viewsLabel,
        options: CUSTOMER_VIEWS.map((view) => ({
          value: view,
          name: texts.views[view],
          count: tabCount(counts?.[view]),
        })),
      }}
      search={SEARCH}
      columns={COLUMNS}
      rows={customers}
      rowKey={({ id }) => id}
      rowProps={({ id }) => rowProps(id)}
      empty={empty(page.query)}
      foot={
        <>
          {texts.onThisPage(customers.length)}
          {exportButton({ className: styles.inFoot, size: 'small' })}
        </>
      }
      beside={{
        open,
        label: texts.openRow,
        summary: open !== null && <CustomerSummary customerId={open} list={customers} />,
      }}
    />
  )
}
