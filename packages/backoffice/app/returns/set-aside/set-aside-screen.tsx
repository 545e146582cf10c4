import type { SetAsideItem } from '@little-dunes/domain/contract/returns/staff/set-aside-calls'
import { SET_ASIDE_ENDS, type SetAsideEnd } from '@little-dunes/domain/contract/staff/choices'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { usePermission } from '#platform/member'
import styles from '#returns/return-columns.module.css'
import { ReturnTabs } from '#returns/return-tabs.tsx'
import { returnPath, returnsPath } from '#returns/returns-address'
import { returnsMessages } from '#returns/returns-messages'
import { DecideDialog } from '#returns/set-aside/decide-dialog.tsx'
import { getItemName } from '#returns/set-aside/item-name'
import { setAsideMessages as texts } from '#returns/set-aside/set-aside-messages'
import { Button } from '#ui/button.tsx'
import { Actor } from '#ui/display/actor.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import type { Column } from '#ui/list/data-table.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { Page } from '#ui/page.tsx'
import { uiMessages } from '#ui/ui-messages'

export const loader = () => load('GET /api/staff/returns/set-aside', {})

const COLUMNS: readonly Column<SetAsideItem>[] = [
  {
    heading: texts.item,
    phone: 'topStart',
    cell: (line) => (
      <div className={styles.item}>
        <Thumbnail address={line.picture} />
        <span>
          <Link to={returnPath(line.returnId)}>
            <bdi>{getItemName(line)}</bdi>
          </Link>
          <small>{texts.of(returnNumberText(line.returnNumber), orderNumberText(line.orderNumber))}</small>
          <small>
            <bdi>{line.sku}</bdi>
          </small>
        </span>
      </div>
    ),
  },
  {
    heading: texts.said,
    className: styles.reason,
    cell: ({ reason, note }) => (
      <>
        {returnsMessages.reasons[reason]}
        {note && (
          <small>
            <q>{note}</q>
          </small>
        )}
      </>
    ),
  },
  {
    heading: texts.checked,
    look: 'oneLine',
    className: styles.wish,
    cell: (line) => (
      <>
        {formatDateTime(line.checkedAt)}
        <small>
          <Actor {...line} />
        </small>
      </>
    ),
  },
  {
    heading: texts.items,
    look: 'end',
    phone: 'topEnd',
    cell: ({ quantity }) => <b>× {quantity}</b>,
  },
]

const decideColumn = (decide: (line: SetAsideItem, to: SetAsideEnd) => void): Column<SetAsideItem> => ({
  heading: uiMessages.actions,
  isHeadingHidden: true,
  className: styles.decide,
  cell: (line) => (
    <>
      <span className={styles.item}>
        {SET_ASIDE_ENDS.filter((to) => to !== 'stock' || line.isInShop).map((to) => (
          <Button
            key={to}
            look="outline"
            size="small"
            aria-label={texts.actionLabel(texts.ends[to], getItemName(line))}
            onClick={() => decide(line, to)}
          >
            {texts.ends[to]}
          </Button>
        ))}
      </span>
      {!line.isInShop && <small>{texts.notInShop}</small>}
    </>
  ),
})

/** Returned items that were checked as worn and wait for a decision. */
export function Component() {
  const { items, counts } = useLoaderData<typeof loader>()
  const mayDecide = usePermission('orders:pack')
  const [open, setOpen] = useState<{ line: SetAsideItem; to: SetAsideEnd } | null>(null)
  const decide = decideColumn((line, to) => setOpen({ line, to }))
  return (
    <Page
      title={returnsMessages.setAside}
      context={texts.context}
      parent={{ to: returnsPath({}), name: returnsMessages.title }}
    >
      <ListCard
        tabs={<ReturnTabs current="set_aside" counts={counts} />}
        columns={mayDecide ? [...COLUMNS, decide] : COLUMNS}
        rows={items}
        rowKey={({ returnId, position }) => `${returnId} ${position}`}
        empty={{ text: texts.nothing }}
        foot={texts.count(counts.set_aside)}
      />
      {open && <DecideDialog {...open} onClose={() => setOpen(null)} />}
    </Page>
  )
}
