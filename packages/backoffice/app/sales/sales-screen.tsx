import { Icon } from '@little-dunes/design/icon.tsx'
import { saleState } from '@little-dunes/domain/catalogue/sales/sale-terms'
import type { StaffSale } from '@little-dunes/domain/contract/catalogue/staff/sale-calls'
import { Plus } from 'lucide'
import { Link, useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { SaleForm } from '#sales/sale-form.tsx'
import { SaleStateTag } from '#sales/sale-state.tsx'
import { type SalesView, salesAddress, salesPath, VIEWS } from '#sales/sales-address'
import { salesMessages as texts } from '#sales/sales-messages'
import { ButtonLink } from '#ui/button.tsx'
import type { Column } from '#ui/list/data-table.tsx'
import { focusForm } from '#ui/list/empty-state.tsx'
import { ListScreen } from '#ui/list/list-screen.tsx'
import { shortcut } from '#ui/shortcuts/shortcut-keys'
import { type SubCategory, subCategoryLabel, useSubCategories } from '#ui/sub-categories/use-sub-categories'

export const loader = salesAddress.loader((_, parameters) => {
  const productIds = parameters.getAll('product')
  return load('GET /api/staff/sales', { ...(productIds.length > 0 && { productIds }) })
})

function periodText({ startsAt, endsAt }: StaffSale, now: number): string {
  if (endsAt === null) return texts.starts(formatDateTime(startsAt))
  if (endsAt <= now) return texts.ended(formatDateTime(endsAt))
  return texts.span(formatDateTime(startsAt), formatDateTime(endsAt))
}

function selectionText(
  { category, subCategory, products, selected }: StaffSale,
  subCategories: readonly SubCategory[],
): string {
  if (products.length > 0) return texts.products(selected)
  const kind = subCategory === null ? [] : [subCategoryLabel(subCategories, subCategory)]
  const selection = category === null && subCategory !== null ? [] : [texts.selections[category ?? 'all']]
  return [...selection, ...kind, texts.products(selected)].join(' · ')
}

const columns = (
  view: SalesView,
  subCategories: readonly SubCategory[],
  now: number,
): Column<StaffSale>[] => [
  {
    heading: texts.name,
    look: 'main',
    phone: 'topStart',
    cell: (sale) => (
      <>
        <Link to={salesPath({ view, sale: sale.id })} preventScrollReset>
          <bdi>{sale.name}</bdi>
        </Link>
        <small>{periodText(sale, now)}</small>
      </>
    ),
  },
  { heading: texts.selection, phone: 'bottomStart', cell: (sale) => selectionText(sale, subCategories) },
  {
    heading: texts.takesOff,
    look: 'oneLine',
    phone: 'bottomEnd',
    cell: ({ percent }) => texts.percentOff(String(percent)),
  },
  { heading: texts.state, phone: 'topEnd', cell: (sale) => <SaleStateTag sale={sale} now={now} /> },
]

export function Component() {
  const { sales, now, chosen, query } = useLoaderData<typeof loader>()
  const { view, sale: opened } = query
  const inView = (name: SalesView) => sales.filter((sale) => name === 'all' || saleState(sale, now) === name)
  const subCategories = useSubCategories()
  const sale = sales.find(({ id }) => id === opened)
  return (
    <ListScreen
      title={texts.title}
      context={texts.context}
      isList={false}
      actions={
        <ButtonLink to={salesPath({ view })} {...shortcut('create')}>
          <Icon node={Plus} />
          {texts.create}
        </ButtonLink>
      }
      address={salesAddress}
      query={query}
      views={{
        label: texts.views,
        options: VIEWS.map((name) => ({ value: name, name: texts.states[name], count: inView(name).length })),
      }}
      columns={columns(view, subCategories, now)}
      rows={inView(view)}
      rowKey={({ id }) => id}
      rowProps={({ id }) => ({ 'aria-selected': id === opened })}
      empty={{ text: texts.nothing, actions: [{ text: texts.create, act: focusForm }] }}
      aside={
        <SaleForm
          key={sale?.id ?? ''}
          sale={sale ?? null}
          chosen={chosen}
          subCategories={subCategories}
          view={view}
          now={now}
        />
      }
    />
  )
}
