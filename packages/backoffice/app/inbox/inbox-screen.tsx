import type { ReactNode } from 'react'
import type { InboxQuery } from '#inbox/inbox-address'
import type { ListAddress } from '#ui/list/address/list-address'
import { ListScreen } from '#ui/list/list-screen.tsx'

interface InboxScreenProps<View extends string> {
  address: ListAddress<InboxQuery<View>>
  query: InboxQuery<View>
  /** The first view contains the entries that wait for staff. */
  views: readonly [NoInfer<View>, ...NoInfer<View>[]]
  /** Number of entries that wait. */
  open: number
  older: string | null
  texts: {
    title: string
    context(open: number): string
    views: string
    view: Record<NoInfer<View>, string>
    nothing: Record<NoInfer<View>, string>
    /** Without it the inbox has no search field. */
    search?: { label: string; hint: string; nothing(words: string): string }
  }
  children: ReactNode[]
}

/** Messages of customers by views, newest first. `children` are the entries. */
export function InboxScreen<View extends string>({
  views,
  open,
  texts,
  children,
  ...page
}: InboxScreenProps<View>) {
  const { view, q } = page.query
  const { search } = texts
  return (
    <ListScreen
      {...page}
      title={texts.title}
      context={texts.context(open)}
      views={{
        label: texts.views,
        options: views.map((name) => ({
          value: name,
          name: texts.view[name],
          count: name === views[0] ? open : undefined,
        })),
      }}
      {...(search && { search })}
      rows={children}
      list={<ul>{children}</ul>}
      empty={{ text: texts.nothing[view], filtered: q && search?.nothing(q) }}
    />
  )
}
