import { Icon } from '@little-dunes/design/icon.tsx'
import { saleState } from '@little-dunes/domain/catalogue/sales/sale-terms'
import type { StaffSale } from '@little-dunes/domain/contract/catalogue/staff/sale-calls'
import { Plus } from 'lucide'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { SaleForm } from '#sales/sale-form.tsx'
import { SaleTable } from '#sales/sale-table.tsx'
import { readQuery, salesPath, VIEWS } from '#sales/sales-address'
import { salesMessages as texts } from '#sales/sales-messages'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Columns, Page } from '#ui/page.tsx'
import { shortcut } from '#ui/shortcuts/shortcut-keys'
import { useSubCategories } from '#ui/sub-categories/use-sub-categories'
import { Tabs } from '#ui/tabs.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams
  const { view, sale = null } = readQuery(parameters)
  const productIds = parameters.getAll('product')
  const { sales, now, chosen } = await load('GET /api/staff/sales', {
    ...(productIds.length > 0 && { productIds }),
  })
  return { sales, now, chosen, view, opened: sale }
}

/** The sales by state, with the opened one, or a new one, beside them. */
export function Component() {
  const { sales, now, chosen, view, opened } = useLoaderData<typeof loader>()
  const inView = (wanted: string) => (sale: StaffSale) => wanted === 'all' || saleState(sale, now) === wanted
  const subCategories = useSubCategories()
  const sale = sales.find(({ id }) => id === opened)
  return (
    <Page
      title={texts.title}
      context={texts.context}
      actions={
        <ButtonLink to={salesPath({ view })} {...shortcut('create')}>
          <Icon node={Plus} />
          {texts.create}
        </ButtonLink>
      }
    >
      <Columns>
        <Card flush>
          <Tabs
            label={texts.views}
            tabs={VIEWS.map((name) => ({
              to: salesPath({ view: name, sale: opened }),
              name: texts.states[name],
              count: sales.filter(inView(name)).length,
              current: name === view,
            }))}
          />
          <SaleTable
            sales={sales.filter(inView(view))}
            subCategories={subCategories}
            chosen={opened}
            view={view}
            now={now}
          />
        </Card>
        <SaleForm
          key={sale?.id ?? ''}
          sale={sale ?? null}
          chosen={chosen}
          subCategories={subCategories}
          view={view}
          now={now}
        />
      </Columns>
    </Page>
  )
}
