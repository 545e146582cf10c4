import type { ComponentProps, ReactNode } from 'react'
import { type AddressValues, type ListAddress, useComingQuery } from '#ui/list/address/list-address'
import { BesideList } from '#ui/list/beside-list.tsx'
import type { Empty, EmptyAction } from '#ui/list/empty-state.tsx'
import { ListFilters, type ListFiltersProps } from '#ui/list/filters/list-filters.tsx'
import { ListCard, type ListSlots, type ShownRows } from '#ui/list/list-card.tsx'
import { Columns, Page, Stack } from '#ui/page.tsx'
import { type Tab, Tabs } from '#ui/tabs.tsx'
import { uiMessages } from '#ui/ui-messages'

interface ListViews {
  label: string
  /** Its name in the address. */
  parameter?: string
  options: readonly { value: string | undefined; name: string; count?: Tab['count'] }[]
}

type ListScreenProps<Row, Query extends AddressValues> = ShownRows<Row> &
  Omit<ListSlots, 'title' | 'older' | 'newer' | 'empty'> &
  Omit<ComponentProps<typeof Page>, 'children' | 'heading' | 'place' | 'beside'> & {
    address: ListAddress<Query>
    empty: Empty & {
      /** Text for a search or filters without a match, after which they can be cleared. */
      filtered?: ReactNode
      /** The same search in a wider list. */
      wider?: EmptyAction | undefined
    }
    query: Query
    /** Keys of the adjacent pages. Without `newer`, older pages link to the first one. */
    older?: string | number | null
    newer?: string | number | null
    /** In place of `tabs`. */
    views?: ListViews
    /** In place of `filters`. */
    search?: Omit<ListFiltersProps, 'query' | 'getAddress'>
    /** False for nothing, so that the list keeps its place in the tree. */
    above?: ReactNode
    /** Forms beside the list. */
    aside?: ReactNode
    /** The open row beside the list. */
    beside?: Omit<ComponentProps<typeof BesideList>, 'children'>
    /** Bar of selected rows, and dialogs. */
    children?: ReactNode
  }

/** A list of the back office with its views, search, pages, panel and actions. */
export function ListScreen<Row, Query extends AddressValues>(props: ListScreenProps<Row, Query>) {
  const {
    address,
    query,
    older = null,
    views,
    search,
    above,
    aside,
    beside,
    empty,
    children,
    ...rest
  } = props
  const { title, context, parent, actions, isList = true, ...slots } = rest
  const { newer = query.older === undefined ? null : '' } = props
  const coming = useComingQuery(address, query)
  const parameter = views?.parameter ?? 'view'
  const cleared = address.cleared(query)

  const card = (
    <ListCard
      {...slots}
      empty={
        empty.filtered && cleared !== null
          ? {
              text: empty.filtered,
              actions: [
                ...(empty.wider ? [empty.wider] : []),
                { text: uiMessages.clearFilters, act: cleared },
              ],
            }
          : empty
      }
      tabs={
        views ? (
          <Tabs
            label={views.label}
            tabs={views.options.map(({ value, ...option }) => ({
              ...option,
              to: address.changed(query, { [parameter]: value }),
              current: query[parameter] === value,
            }))}
          />
        ) : (
          slots.tabs
        )
      }
      filters={
        search ? (
          <ListFilters {...search} query={coming} getAddress={(change) => address.changed(coming, change)} />
        ) : (
          slots.filters
        )
      }
      newer={newer === null ? null : address.changed(query, { newer: String(newer) })}
      older={older === null ? null : address.changed(query, { older: String(older) })}
    />
  )

  const list = beside ? <BesideList {...beside}>{card}</BesideList> : card
  const content = aside ? (
    <Columns>
      {list}
      {aside}
    </Columns>
  ) : (
    list
  )
  return (
    <Page title={title} context={context} parent={parent} actions={actions} isList={isList}>
      {above === undefined ? (
        content
      ) : (
        <Stack>
          {above}
          {content}
        </Stack>
      )}
      {children}
    </Page>
  )
}
