import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { ListFilters } from '#ui/list/list-filters.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { Page } from '#ui/page.tsx'
import { Tabs } from '#ui/tabs.tsx'

interface InboxScreenProps<View extends string> {
  addressOf(query: { view: NoInfer<View>; q?: string | undefined; older?: string | undefined }): string
  /** The first one holds what waits for the staff. */
  views: readonly [View, ...View[]]
  view: View
  /** How many entries wait. */
  open: number
  before: string | undefined
  older: string | null
  texts: {
    title: string
    context(open: number): string
    views: string
    view: Record<View, string>
    nothing: Record<View, string>
    /** Without it the inbox has no search field. */
    search?: { label: string; hint: string; nothing(words: string): string }
  }
  /** Words that narrow it. */
  q?: string | undefined
  children: ReactNode[]
}

/** What shoppers have written, newest first, by views; `children` are the entries. */
export function InboxScreen<View extends string>(props: InboxScreenProps<View>) {
  const { addressOf, views, view, open, before, older, texts, q, children } = props
  const pathOf = (name: View, change: { q?: string | undefined; older?: string | undefined } = { q }) =>
    addressOf({ view: name, ...change })
  const { search } = texts
  return (
    <Page title={texts.title} context={texts.context(open)} isList>
      <Card flush>
        <Tabs
          label={texts.views}
          tabs={views.map((name) => ({
            to: pathOf(name),
            name: texts.view[name],
            count: name === views[0] ? open : undefined,
            current: name === view,
          }))}
        />
        {search && (
          <ListFilters
            label={search.label}
            hint={search.hint}
            filters={[]}
            query={{ q }}
            addressOf={(change) => pathOf(view, change)}
          />
        )}
        {children.length === 0 && (
          <EmptyList>{search && q !== undefined ? search.nothing(q) : texts.nothing[view]}</EmptyList>
        )}
        <ul>{children}</ul>
        {(older !== null || before !== undefined) && (
          <ListFoot
            newer={before === undefined ? null : pathOf(view)}
            older={older === null ? null : pathOf(view, { q, older })}
          >
            {''}
          </ListFoot>
        )}
      </Card>
    </Page>
  )
}
