import { Icon } from '@little-dunes/design/icon.tsx'
import { PRODUCT_TABS } from '@little-dunes/domain/contract/staff/choices'
import { FileUp, Plus } from 'lucide'
import { Suspense, useCallback, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { load } from '#platform/client'
import { usePermission } from '#platform/member'
import { AddProductDialog } from '#products/add-product-dialog.tsx'
import { ExportButton } from '#products/export-button.tsx'
import { type ListLook, storedLook, storeLook } from '#products/list-look'
import { ProductBulkBar } from '#products/product-bulk-bar.tsx'
import { ProductFilters } from '#products/product-filters.tsx'
import { type ProductQuery, readQuery, withQuery } from '#products/product-query'
import { ProductTable } from '#products/product-table.tsx'
import { TAB_FILTERS, tabOf } from '#products/product-tabs'
import { productsMessages as texts } from '#products/products-messages'
import styles from '#products/products-screen.module.css'
import { useProductCounts, useSold } from '#products/use-list-figures'
import { PATHS } from '#shell/paths'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { late } from '#ui/late'
import { tabCount } from '#ui/list/list-counts'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { SelectMore } from '#ui/list/selection/select-more.tsx'
import { useSelection } from '#ui/list/selection/use-selection'
import { useWholeList } from '#ui/list/selection/use-whole-list'
import { Page } from '#ui/page.tsx'
import { shortcut } from '#ui/shortcuts/shortcut-keys'
import { filtersOf } from '#views/view-filters'
import { ViewTabs } from '#views/view-tabs.tsx'

const ProductGrid = late(async () => (await import('#products/product-grid.tsx')).ProductGrid)

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams)
  const [page, { views }] = await Promise.all([
    load('GET /api/staff/products', query),
    load('GET /api/staff/views', { list: 'products' }),
  ])
  return { ...page, views, query }
}

/** All pages of the list, in whatever order. */
const selectionOf = ({ older: _, newer: __, sort: ___, ...selection }: ProductQuery) => selection

/** Reads a page of the whole list; the same function while the list is the same. */
function useProductPages({ older: _, newer: __, ...query }: ProductQuery) {
  const list = JSON.stringify(query)
  return useCallback(
    async (cursor: string | undefined) => {
      const page = { ...JSON.parse(list), ...(cursor !== undefined && { older: cursor }) }
      const { products: rows, older } = await load('GET /api/staff/products', page)
      return { rows, older }
    },
    [list],
  )
}

function NoProducts({ query }: { query: ProductQuery }) {
  const { q, ...narrowed } = selectionOf(query)
  const isNarrowed = Object.keys(narrowed).length > 0
  return (
    <EmptyList>
      {q === undefined ? texts.empty : texts.nothingFound(q)}{' '}
      {isNarrowed && (
        <ButtonLink look="quiet" size="small" to={withQuery({ q })}>
          {texts.showAll}
        </ButtonLink>
      )}
    </EmptyList>
  )
}

/** Products by status, search and filter; the address says which. */
export function Component() {
  const { products, views, query, older, newer } = useLoaderData<typeof loader>()
  const mayWrite = usePermission('products:write')
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const [parameters, setParameters] = useSearchParams()
  const { chosen, selected, select, clear } = useSelection(products, JSON.stringify(selectionOf(query)))
  const isWholePage = products.length > 0 && products.every(({ id }) => selected.has(id))
  const whole = useWholeList(isWholePage && (older ?? newer) !== null, useProductPages(query))
  const fresh = { ...query, older: undefined, newer: undefined }

  const bySold = {
    isSet: query.sort === 'sold',
    turn: () => void navigate(withQuery({ ...fresh, sort: query.sort ? undefined : 'sold' })),
  }

  const counts = useProductCounts(products)
  const maySeeSales = usePermission('sales:read')
  const soldOf = useSold(products, maySeeSales)
  const [look, setLook] = useState(storedLook)
  const List = look === 'pictures' ? ProductGrid : ProductTable

  function choose(chosenLook: ListLook) {
    setLook(chosenLook)
    storeLook(chosenLook)
  }

  /** The address `/products?add` has opened the window where the button has not. */
  function stopAdding() {
    setAdding(false)
    if (parameters.has('add')) setParameters({}, { replace: true })
  }

  return (
    <Page
      title={texts.title}
      isList
      actions={
        mayWrite && (
          <>
            <span className={styles.further}>
              <ButtonLink look="outline" to={PATHS.searchWords}>
                {texts.searchWords}
              </ButtonLink>
              <ButtonLink look="outline" to={PATHS.imports}>
                <Icon node={FileUp} />
                {texts.import}
              </ButtonLink>
              <ExportButton selection={selectionOf(query)} />
            </span>
            <Button {...shortcut('create')} onClick={() => setAdding(true)}>
              <Icon node={Plus} />
              {texts.add}
            </Button>
          </>
        )
      }
    >
      <Card flush>
        <ViewTabs
          list="products"
          label={texts.statusesLabel}
          tabs={PRODUCT_TABS.map((tab) => ({
            to: withQuery(TAB_FILTERS[tab]),
            name: texts.tabs[tab],
            count: tabCount(counts?.[tab]),
            current: tabOf(query) === tab,
          }))}
          saved={views}
          filters={filtersOf(selectionOf(query))}
          addressOf={withQuery}
        />
        <ProductFilters shown={query} look={look} maySeeSales={maySeeSales} onLook={choose} />
        {products.length === 0 ? (
          <NoProducts query={query} />
        ) : (
          <Suspense>
            <List products={products} selected={selected} onSelect={select} soldOf={soldOf} bySold={bySold} />
          </Suspense>
        )}
        <ListFoot
          newer={newer && withQuery({ ...fresh, newer })}
          older={older && withQuery({ ...fresh, older })}
        >
          {texts.onThisPage(products.length)}
        </ListFoot>
      </Card>
      {chosen.length > 0 && (
        <ProductBulkBar
          products={chosen}
          furtherSelection={
            <SelectMore page={products} whole={whole} selected={selected} onSelect={select} />
          }
          onDone={clear}
        />
      )}
      {(isAdding || (mayWrite && parameters.has('add'))) && <AddProductDialog onClose={stopAdding} />}
    </Page>
  )
}
