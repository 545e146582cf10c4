import type { LowStockSize } from '@little-dunes/domain/contract/home/home-calls'
import type { ShelvedSize } from '@little-dunes/domain/contract/inventory/stock-calls'
import { Suspense, useState } from 'react'
import { redirect, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { findSizes } from '#inventory/find-scanned'
import { LabelsButton } from '#inventory/labels/labels-button.tsx'
import type { LabelSize } from '#inventory/labels/labels-dialog.tsx'
import { type LevelRow, levelColumns } from '#inventory/levels/level-columns.tsx'
import { LEVEL_VIEWS, type LevelQuery, levelsAddress } from '#inventory/levels/level-query'
import { levelsMessages as texts } from '#inventory/levels/levels-messages'
import { lowMessages } from '#inventory/low/low-messages'
import { getStockFacts } from '#inventory/low/low-stock-card.tsx'
import { ScanBox } from '#inventory/scan-box.tsx'
import { stockMessages } from '#inventory/size/stock-messages'
import { stockRoomMessages } from '#inventory/stock-room-messages'
import { StockViews } from '#inventory/stock-views.tsx'
import { load } from '#platform/client'
import { usePermission } from '#platform/member'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { sizeName } from '#ui/display/size-name'
import { late } from '#ui/late'
import { useOpenRow } from '#ui/list/beside-list.tsx'
import { ListScreen } from '#ui/list/list-screen.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { showError } from '#ui/toast/toast-store'

export { shouldRevalidate } from '#ui/list/beside-list.tsx'

const SizePanel = late(async () => (await import('#inventory/size/size-panel.tsx')).SizePanel)

export const loader = levelsAddress.loader(async ({ view, ...page }, parameters) => {
  // Old links to the movements.
  if (parameters.has('reason')) throw redirect(`${PATHS.inventoryLedger}?${parameters}`)
  if (view === 'wanted') {
    const { sizes, count } = await load('GET /api/staff/stock/low', {})
    return { rows: sizes.map(toLevelRow), lowCount: count, older: null, newer: null }
  }
  const level = view === 'all' ? {} : { level: view }
  const { sizes, older, newer } = await load('GET /api/staff/stock/levels', { ...page, ...level })
  return { rows: sizes.map(shelvedRow), lowCount: undefined, older, newer }
})

const toLabel = ({ id, productId, name, colour, size, code }: LevelRow): LabelSize => ({
  ...{ id, productId, code, name: stockMessages.moveTitle(name, stockMessages.moveTitle(colour, size)) },
  head: [name, colour, sizeName(size)].join(' · '),
})

const toLevelRow = (size: LowStockSize): LevelRow => ({
  ...size,
  code: '',
  facts: getStockFacts(size),
  counted: true,
  archived: false,
})

const shelvedRow = ({ stock, sku, shelf, ...size }: ShelvedSize): LevelRow => ({
  ...size,
  code: size.barcode ?? sku,
  left: stock,
  facts: [sku, ...(shelf === null ? [] : [stockRoomMessages.shelf(shelf)])],
})

const ADD_PRODUCT = [
  { text: texts.addProduct, act: `${PATHS.products}?add`, permission: 'products:write' },
] as const

const empty = ({ view, q }: LevelQuery) => ({
  text: view === 'wanted' ? lowMessages.nothingLow : texts.nothing,
  actions: view === 'all' ? ADD_PRODUCT : [],
  filtered: q && texts.nothingFound(q),
})

export function Component() {
  const list = useLoaderData<typeof loader>()
  const { rows, lowCount, ...page } = list
  const { query } = page
  const navigate = useNavigate()
  const mayReadOrders = usePermission('orders:read')
  const [parameters] = useSearchParams()
  const [unknown, setUnknown] = useState<string | null>(null)
  const { open, rowProps } = useOpenRow(rows.map(({ id }) => id))
  const asked = parameters.get('open')
  const above = open === null && rows.some(({ id }) => id === asked) ? asked : null

  async function find(code: string) {
    const [size, ...others] = await findSizes(code)
    setUnknown(size ? null : code)
    if (!size) return
    const q = others.length === 0 ? size.sku : code
    navigate(`${levelsAddress.path({ view: 'all', q })}&open=${size.id}`)
  }

  return (
    <ListScreen
      {...page}
      address={levelsAddress}
      title={stockRoomMessages.title}
      context={stockRoomMessages.context}
      actions={
        <>
          <StockViews current="levels" />
          <LabelsButton sizes={rows.map(toLabel)} />
          {mayReadOrders && (
            <ButtonLink look="outline" to={PATHS.setAside}>
              {stockRoomMessages.setAside}
            </ButtonLink>
          )}
        </>
      }
      above={
        above !== null && (
          <section aria-label={stockMessages.panel}>
            <Suspense>
              <SizePanel key={above} sizeEntryId={above} list={list} />
            </Suspense>
          </section>
        )
      }
      tabs={
        <>
          <ScanBox
            label={stockRoomMessages.scanOrArticle}
            onScan={(code) => find(code).catch(showError)}
            last={unknown === null ? null : { isRight: false, text: stockRoomMessages.scanUnknown(unknown) }}
          />
          <Tabs
            label={texts.viewsLabel}
            tabs={LEVEL_VIEWS.map((view) => ({
              to: levelsAddress.path(view === 'wanted' ? { view } : { view, q: query.q }),
              name: texts.views[view],
              count: view === 'wanted' ? lowCount : undefined,
              current: view === query.view,
            }))}
          />
        </>
      }
      search={{ label: texts.searchLabel, hint: texts.searchHint }}
      columns={levelColumns(query.view === 'wanted' ? texts.why : texts.place)}
      rows={rows}
      rowKey={({ id }) => id}
      rowProps={({ id }) => rowProps(id)}
      empty={empty(query)}
      foot={stockRoomMessages.sizes(rows.length)}
      beside={{
        open,
        label: stockMessages.panel,
        summary: open !== null && <SizePanel sizeEntryId={open} list={list} />,
      }}
    />
  )
}
