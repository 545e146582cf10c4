import type { SetAsidePieces } from '@little-dunes/domain/contract/returns/staff/set-aside-calls'
import type { SetAsideEnd } from '@little-dunes/domain/contract/staff/choices'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { usePermission } from '#platform/member'
import { ReturnTabs } from '#returns/return-tabs.tsx'
import { returnsPath } from '#returns/returns-address'
import { returnsMessages } from '#returns/returns-messages'
import { DecideDialog } from '#returns/set-aside/decide-dialog.tsx'
import { setAsideMessages as texts } from '#returns/set-aside/set-aside-messages'
import { SetAsideTable } from '#returns/set-aside/set-aside-table.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { Page } from '#ui/page.tsx'

export const loader = () => load('GET /api/staff/returns/set-aside', {})

/** Returned pieces that were checked as worn, until somebody decides about them. */
export function Component() {
  const { pieces, counts } = useLoaderData<typeof loader>()
  const mayDecide = usePermission('orders:pack')
  const [open, setOpen] = useState<{ line: SetAsidePieces; to: SetAsideEnd } | null>(null)
  return (
    <Page
      title={returnsMessages.setAside}
      context={texts.context}
      parent={{ to: returnsPath({}), name: returnsMessages.title }}
    >
      <Card flush>
        <ReturnTabs current="set_aside" counts={counts} />
        {pieces.length === 0 ? (
          <EmptyList>{texts.nothing}</EmptyList>
        ) : (
          <>
            <SetAsideTable
              pieces={pieces}
              onDecide={mayDecide ? (line, to) => setOpen({ line, to }) : null}
            />
            <ListFoot newer={null} older={null}>
              {texts.count(counts.set_aside)}
            </ListFoot>
          </>
        )}
      </Card>
      {open && <DecideDialog {...open} onClose={() => setOpen(null)} />}
    </Page>
  )
}
