import { SHOPPER_VIEWS } from '@little-dunes/domain/contract/staff/choices'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call, load } from '#platform/client'
import { usePermission } from '#platform/member'
import { ExportButton } from '#shoppers/export-button.tsx'
import { readQuery, type ShopperQuery, withQuery } from '#shoppers/shopper-query'
import { ShopperTable } from '#shoppers/shopper-table.tsx'
import { shoppersMessages as texts } from '#shoppers/shoppers-messages'
import styles from '#shoppers/shoppers-screen.module.css'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { late } from '#ui/late'
import { useComingQuery } from '#ui/list/address/use-coming-query'
import { BesideList, useOpenRow } from '#ui/list/beside-list.tsx'
import { emirateChoice } from '#ui/list/emirate-choice'
import { tabCount, useBesideList } from '#ui/list/list-counts'
import { ListFilters, type WordFilter } from '#ui/list/list-filters.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { Page } from '#ui/page.tsx'
import { Tabs } from '#ui/tabs.tsx'

export { shouldRevalidate } from '#ui/list/beside-list.tsx'

const ShopperSummary = late(
  async () => (await import('#shoppers/shopper/shopper-summary.tsx')).ShopperSummary,
)

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams)
  return { ...(await load('GET /api/staff/shoppers', query)), query }
}

async function readCounts() {
  const answer = await call('GET /api/staff/shoppers/counts', {})
  return isWireRefusal(answer) ? null : answer.counts
}

/** Filters in words, each a value of the address. */
const FILTERS: readonly WordFilter[] = [
  { name: 'guest', value: 'yes', text: texts.filters.guest },
  { name: 'news', value: 'yes', text: texts.filters.news },
]

const CHOICES = [
  {
    name: 'ordered',
    label: texts.orders,
    options: [
      { value: 'yes', text: texts.filters.ordered },
      { value: 'no', text: texts.filters.notOrdered },
    ],
  },
  emirateChoice(texts.emirate),
]

function NoShoppers({ query }: { query: ShopperQuery }) {
  const { q, view, ordered, guest, news, region } = query
  if (ordered ?? guest ?? news ?? region) return <EmptyList>{texts.noMatch}</EmptyList>
  if (q === undefined) return <EmptyList>{texts.empty[view]}</EmptyList>
  return (
    <EmptyList>
      {texts.nothingFound(q)}{' '}
      {view !== 'all' && (
        <ButtonLink look="quiet" size="small" to={withQuery({ view: 'all', q })}>
          {texts.lookInAll}
        </ButtonLink>
      )}
    </EmptyList>
  )
}

/** Shoppers by view and search; the address says which. */
export function Component() {
  const { shoppers, query, older, newer } = useLoaderData<typeof loader>()
  const { open, rowProps } = useOpenRow(shoppers.map(({ id }) => id))
  const mayExport = usePermission('shoppers:export')
  const { older: _, newer: __, ...filters } = query
  const coming = useComingQuery(query, readQuery)
  const fresh = { ...filters, older: undefined, newer: undefined }
  const isExported = mayExport && shoppers.length > 0
  const counts = useBesideList(readCounts, shoppers)?.answer
  return (
    <Page
      title={texts.title}
      isList
      actions={isExported && <ExportButton className={styles.inHead} selection={filters} />}
    >
      <BesideList
        open={open}
        label={texts.openRow}
        summary={open !== null && <ShopperSummary shopperId={open} list={shoppers} />}
      >
        <Card flush>
          <Tabs
            label={texts.viewsLabel}
            tabs={SHOPPER_VIEWS.map((view) => ({
              to: withQuery({ ...fresh, view }),
              name: texts.views[view],
              count: tabCount(counts?.[view]),
              current: query.view === view,
            }))}
          />
          <ListFilters
            label={texts.searchLabel}
            hint={texts.searchHint}
            filters={FILTERS}
            choices={CHOICES}
            without={texts.without}
            query={coming}
            addressOf={(change) => withQuery({ ...coming, older: undefined, newer: undefined, ...change })}
          />
          {shoppers.length === 0 ? (
            <NoShoppers query={query} />
          ) : (
            <ShopperTable shoppers={shoppers} rowProps={rowProps} />
          )}
          <ListFoot
            newer={newer && withQuery({ ...fresh, newer })}
            older={older && withQuery({ ...fresh, older })}
          >
            {texts.onThisPage(shoppers.length)}
            {isExported && <ExportButton size="small" className={styles.inFoot} selection={filters} />}
          </ListFoot>
        </Card>
      </BesideList>
    </Page>
  )
}
