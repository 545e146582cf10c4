import type { LowStockSize } from '@little-dunes/domain/contract/home/today-calls'
import type { ShelvedSize } from '@little-dunes/domain/contract/inventory/stock-calls'
import { type ReactNode, Suspense, useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { load } from '#platform/client'
import { usePermission } from '#platform/member'
import { PATHS } from '#shell/paths'
import { findSizes } from '#stock/find-scanned'
import { LabelsButton } from '#stock/labels/labels-button.tsx'
import type { LabelSize } from '#stock/labels/labels-dialog.tsx'
import { LEVEL_VIEWS, type LevelQuery, levelsPath, readLevelQuery } from '#stock/levels/level-query'
import { type LevelRow, LevelTable } from '#stock/levels/level-table.tsx'
import { levelsMessages as texts } from '#stock/levels/levels-messages'
import { lowMessages } from '#stock/low/low-messages'
import { wantedFacts } from '#stock/low/low-stock-card.tsx'
import { ScanBox } from '#stock/scan-box.tsx'
import { stockMessages } from '#stock/size/stock-messages'
import { stockRoomMessages } from '#stock/stock-room-messages'
import { StockViews } from '#stock/stock-views.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { sizeName } from '#ui/display/size-name'
import { late } from '#ui/late'
import { BesideList, useOpenRow } from '#ui/list/beside-list.tsx'
import { ListFilters } from '#ui/list/filters/list-filters.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { Page, Stack } from '#ui/page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { showError } from '#ui/toast/toast-store'

export { shouldRevalidate } from '#ui/list/beside-list.tsx'

const SizePanel = late(async () => (await import('#stock/size/size-panel.tsx')).SizePanel)

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  // The movements stood here before they had an address of their own.
  if (searchParams.has('reason')) throw redirect(`${PATHS.stockLedger}?${searchParams}`)
  const query = readLevelQuery(searchParams)
  const { view, ...page } = query
  if (view === 'wanted') {
    const { sizes, count } = await load('GET /api/staff/stock/low', {})
    return { query, rows: sizes.map(wantedRow), wanted: count, older: null, newer: null }
  }
  const asked = Object.fromEntries(Object.entries(page).filter(([, value]) => value !== undefined))
  const level = view === 'all' ? {} : { level: view }
  const { sizes, older, newer } = await load('GET /api/staff/stock/levels', { ...asked, ...level })
  return { query, rows: sizes.map(shelvedRow), wanted: undefined, older, newer }
}

const labelOf = ({ id, productId, name, colour, size, code }: LevelRow): LabelSize => ({
  ...{ id, productId, code, name: stockMessages.moveTitle(name, stockMessages.moveTitle(colour, size)) },
  head: [name, colour, sizeName(size)].join(' · '),
})

const wantedRow = (size: LowStockSize): LevelRow => ({
  ...size,
  code: '',
  facts: wantedFacts(size),
  counted: true,
  archived: false,
})

const shelvedRow = ({ stock, sku, shelf, ...size }: ShelvedSize): LevelRow => ({
  ...size,
  code: size.barcode ?? sku,
  left: stock,
  facts: [sku, ...(shelf === null ? [] : [stockRoomMessages.shelf(shelf)])],
})

function emptyText({ view, q }: LevelQuery): string {
  if (q !== undefined) return texts.nothingFound(q)
  return view === 'wanted' ? lowMessages.nothingLow : texts.nothing
}

/** On a phone, the size that was opened stands above the list. */
const OpenSize = ({ children }: { children: ReactNode }) => (
  <section aria-label={stockMessages.panel}>
    <Suspense>{children}</Suspense>
  </section>
)

/** What there is of each size: searched, filtered, or found by its code. */
export function Component() {
  const list = useLoaderData<typeof loader>()
  const { query, rows, wanted } = list
  const navigate = useNavigate()
  const mayReadOrders = usePermission('orders:read')
  const [parameters] = useSearchParams()
  const [unknown, setUnknown] = useState<string | null>(null)
  const { open, rowProps } = useOpenRow(rows.map(({ id }) => id))
  const asked = parameters.get('open')
  const above = open === null && rows.some(({ id }) => id === asked) ? asked : null
  const { q } = query

  async function find(code: string) {
    const [size, ...others] = await findSizes(code)
    setUnknown(size ? null : code)
    if (!size) return
    const q = others.length === 0 ? size.sku : code
    navigate(`${levelsPath({ view: 'all', q })}&open=${size.id}`)
  }

  return (
    <Page
      title={stockRoomMessages.title}
      context={stockRoomMessages.context}
      isList
      actions={
        <>
          <StockViews current="levels" />
          <LabelsButton sizes={rows.map(labelOf)} />
          {mayReadOrders && (
            <ButtonLink look="outline" to={PATHS.setAside}>
              {stockRoomMessages.setAside}
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack>
        {above !== null && (
          <OpenSize>
            <SizePanel key={above} sizeEntryId={above} list={list} />
          </OpenSize>
        )}
        <BesideList
          open={open}
          label={stockMessages.panel}
          summary={open !== null && <SizePanel sizeEntryId={open} list={list} />}
        >
          <Card flush>
            <ScanBox
              label={stockRoomMessages.scanOrArticle}
              onScan={(code) => find(code).catch(showError)}
              last={
                unknown === null ? null : { isRight: false, text: stockRoomMessages.scanUnknown(unknown) }
              }
            />
            <Tabs
              label={texts.viewsLabel}
              tabs={LEVEL_VIEWS.map((view) => ({
                to: levelsPath({ view, ...(view !== 'wanted' && { q }) }),
                name: texts.views[view],
                count: view === 'wanted' ? wanted : undefined,
                current: view === query.view,
              }))}
            />
            <ListFilters
              label={texts.searchLabel}
              hint={texts.searchHint}
              filters={[]}
              query={{ q }}
              addressOf={(change) =>
                levelsPath({ view: query.view === 'wanted' ? 'all' : query.view, ...change })
              }
            />
            {rows.length === 0 ? (
              <EmptyList>{emptyText(query)}</EmptyList>
            ) : (
              <LevelTable
                rows={rows}
                about={query.view === 'wanted' ? texts.why : texts.place}
                rowProps={rowProps}
              />
            )}
            <ListFoot
              newer={list.newer && levelsPath({ view: query.view, q, newer: list.newer })}
              older={list.older && levelsPath({ view: query.view, q, older: list.older })}
            >
              {stockRoomMessages.sizes(rows.length)}
            </ListFoot>
          </Card>
        </BesideList>
      </Stack>
    </Page>
  )
}
