import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { RETURN_VIEWS, type ReturnView } from '@little-dunes/domain/contract/staff/choices'
import { returnsPath } from '#returns/returns-address'
import { returnsMessages as texts } from '#returns/returns-messages'
import { PATHS } from '#shell/paths'
import { Tabs } from '#ui/tabs.tsx'

interface ReturnTabsProps {
  current: ReturnView | 'set_aside'
  counts: ReplyOf<'GET /api/staff/returns'>['counts']
  /** Search words. */
  q?: string | undefined
}

export const ReturnTabs = ({ current, counts, q }: ReturnTabsProps) => (
  <Tabs
    label={texts.viewsLabel}
    tabs={[
      ...RETURN_VIEWS.map((one) => ({
        to: returnsPath({ view: one, q }),
        name: texts.views[one],
        count: one === 'done' ? undefined : counts[one],
        current: one === current,
      })),
      {
        to: PATHS.setAside,
        name: texts.setAside,
        count: counts.set_aside,
        current: current === 'set_aside',
      },
    ]}
  />
)
