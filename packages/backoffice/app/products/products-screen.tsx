import { Icon } from '@little-dunes/design/icon.tsx'
import type { ListedProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { PRODUCT_TABS } from '@little-dunes/domain/contract/staff/choices'
import { FileDown, FileUp, Plus } from 'lucide'
import { Suspense, useState } from 'react'
import { useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { load } from '#platform/client'
import { usePermission } from '#platform/member'
import { AddProductDialog } from '#products/add-product-dialog.tsx'
import { exportProducts } from '#products/export-products'
import { type ListLook, storedLook, storeLook } from '#products/list-look'
import { ProductBulkBar } from '#products/product-bulk-bar.tsx'
import { PRODUCT_COLUMNS } from '#products/product-columns.tsx'
import { ProductFilters } from '#products/product-filters.tsx'
import { type ProductQuery, productsAddress } from '#products/product-query'
import { getTab, TAB_FILTERS } from '#products/product-tabs'
import { productsMessages as texts } from '#products/products-messages'
import styles from '#products/products-screen.module.css'
import { useProductCounts, useSold } from '#products/use-list-figures'
import { PATHS } from '#shell/paths'
import { Button, ButtonLink } from '#ui/button.tsx'
import { late } from '#ui/late'
import { withoutPage } from '#ui/list/address/list-address'
import type { Column } from '#ui/list/data-table.tsx'
import { ExportButton } from '#ui/list/export-button.tsx'
import { tabCount } from '#ui/list/list-counts'
import { ListScreen } from '#ui/list/list-screen.tsx'
import { useListSelection } from '#ui/list/selection/use-list-selection.tsx'
import { shortcut } from '#ui/shortcuts/shortcut-keys'
import { getFilters } from '#views/view-filters'
import { ViewTabs } from '#views/view-tabs.tsx'

const ProductGrid = late(async () => (await import('#products/product-grid.tsx')).ProductGrid)

export const loader = productsAddress.loader(async (query) => {
  const [page, { views }] = await Promise.all([
    load('GET /api/staff/products', query),
    load('GET /api/staff/views', { list: 'products' }),
  ])
  return { ...page, views }
})

async function loadPage(query: ProductQuery) {
  const { products: rows, older } = await load('GET /api/staff/products', query)
  return { rows, older }
}

const empty = ({ q }: ProductQuery) => ({
  text: texts.empty,
  actions: [
    { text: texts.add, act: `${PATHS.products}?add`, permission: 'products:write' },
    { text: texts.importProducts, act: PATHS.imports, permission: 'products:write' },
  ] as const,
  filtered: q === undefined ? texts.noMatch : texts.nothingFound(q),
})

/** Sold units of each product, and the order by them. Staff without access to analytics get none. */
function useSoldColumn(products: ListedProduct[], query: ProductQuery) {
  const navigate = useNavigate()
  const maySeeSales = usePermission('sales:read')
  const getSold = useSold(products, maySeeSales)
  const column: Column<ListedProduct> = {
    heading: texts.sold,
    look: 'end',
    phone: 'wideOnly',
    sort: {
      isSet: query.sort === 'sold',
      turn: () => void navigate(productsAddress.changed(query, { sort: query.sort ? undefined : 'sold' })),
    },
    cell: ({ id }) => getSold?.(id),
  }
  return { getSold, maySeeSales, soldColumns: getSold ? [column] : [] }
}

export function Component() {
  const { products, views, ...page } = useLoaderData<typeof loader>()
  const { query } = page
  const { sort: _, ...filters } = withoutPage(query)
  const mayWrite = usePermission('products:write')
  const [isAdding, setAdding] = useState(false)
  const [parameters, setParameters] = useSearchParams()
  const { chosen, clear, selectMore, ...selection } = useListSelection({
    ...page,
    rows: products,
    filters,
    loadPage,
  })
  const counts = useProductCounts(products)
  const { getSold, maySeeSales, soldColumns } = useSoldColumn(products, query)
  const [look, setLook] = useState(storedLook)

  function choose(chosenLook: ListLook) {
    setLook(chosenLook)
    storeLook(chosenLook)
  }

  /** Closes the window that the address `/products?add` has opened. */
  function stopAdding() {
    setAdding(false)
    if (parameters.has('add')) setParameters({}, { replace: true })
  }

  const shown =
    look === 'pictures'
      ? {
          list: (
            <Suspense>
              <ProductGrid products={products} getSold={getSold} {...selection} />
            </Suspense>
          ),
        }
      : {
          columns: [...PRODUCT_COLUMNS, ...soldColumns],
          rowKey: ({ id }: ListedProduct) => id,
          selection: { ...selection, label: ({ name }: ListedProduct) => texts.select(name) },
        }

  return (
    <ListScreen
      {...page}
      address={productsAddress}
      title={texts.title}
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
              <ExportButton icon={FileDown} title={texts.exportHint} save={() => exportProducts(filters)}>
                {texts.export}
              </ExportButton>
            </span>
            <Button {...shortcut('create')} onClick={() => setAdding(true)}>
              <Icon node={Plus} />
              {texts.add}
            </Button>
          </>
        )
      }
      tabs={
        <ViewTabs
          list="products"
          label={texts.statusesLabel}
          tabs={PRODUCT_TABS.map((tab) => ({
            to: productsAddress.path(TAB_FILTERS[tab]),
            name: texts.tabs[tab],
            count: tabCount(counts?.[tab]),
            current: getTab(query) === tab,
          }))}
          saved={views}
          filters={getFilters(filters)}
          getAddress={productsAddress.path}
        />
      }
      filters={<ProductFilters shown={query} look={look} maySeeSales={maySeeSales} onLook={choose} />}
      {...shown}
      rows={products}
      empty={empty(query)}
      foot={texts.onThisPage(products.length)}
    >
      {chosen.length > 0 && <ProductBulkBar products={chosen} furtherSelection={selectMore} onDone={clear} />}
      {(isAdding || (mayWrite && parameters.has('add'))) && <AddProductDialog onClose={stopAdding} />}
    </ListScreen>
  )
}
