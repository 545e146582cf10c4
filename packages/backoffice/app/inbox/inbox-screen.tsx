import type { ReactNode } from 'react'
import { inboxPath } from '#inbox/inbox-view'
import { Card } from '#ui/card.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { Page } from '#ui/page.tsx'
import { Tabs } from '#ui/tabs.tsx'

interface InboxScreenProps<View extends string> {
  path: string
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
  }
  children: ReactNode[]
}

/** What shoppers have written, newest first, by views; `children` are the entries. */
export function InboxScreen<View extends string>(props: InboxScreenProps<View>) {
  const { path, views, view, open, before, older, texts, children } = props
  const pathOf = (name: View, page: string | null = null) =>
    inboxPath(path, name === views[0] ? null : name, page)
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
        {children.length === 0 && <EmptyList>{texts.nothing[view]}</EmptyList>}
        <ul>{children}</ul>
        {(older !== null || before !== undefined) && (
          <ListFoot
            newer={before === undefined ? null : pathOf(view)}
            older={older === null ? null : pathOf(view, older)}
          >
            {''}
          </ListFoot>
        )}
      </Card>
    </Page>
  )
}
