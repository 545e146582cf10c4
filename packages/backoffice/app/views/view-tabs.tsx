import { Icon } from '@little-dunes/design/icon.tsx'
import type { SavedView, ViewFilters, ViewList } from '@little-dunes/domain/contract/staff/view-calls'
import { Pencil, Plus } from 'lucide'
import { useState } from 'react'
import { type Tab, TabAction, Tabs } from '#ui/tabs.tsx'
import { ViewDialog } from '#views/view-dialog.tsx'
import { shownView } from '#views/view-filters'
import { viewsMessages as texts } from '#views/views-messages'

interface ViewTabsProps {
  list: ViewList
  label: string
  /** Built-in views of this kind of list. */
  tabs: Tab[]
  saved: readonly SavedView[]
  filters: ViewFilters
  getAddress(filters: ViewFilters): string
}

/** Views of a list as tabs, saved ones after the others; at the end, a button saves or edits the current view. */
export function ViewTabs({ list, label, tabs, saved, filters, getAddress }: ViewTabsProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = shownView(saved, filters)
  const address = getAddress(filters)
  const isListed = tabs.some(({ to }) => to === address)
  const views = saved.map((view) => ({
    to: getAddress(view.filters),
    name: view.name,
    current: view === shown,
  }))
  return (
    <>
      <Tabs label={label} tabs={[...tabs.map((tab) => (shown ? { ...tab, current: false } : tab)), ...views]}>
        {shown?.mayChange && (
          <TabAction onClick={() => setOpen(true)}>
            <Icon node={Pencil} />
            {texts.edit}
          </TabAction>
        )}
        {!shown && !isListed && (
          <TabAction onClick={() => setOpen(true)}>
            <Icon node={Plus} />
            {texts.save}
          </TabAction>
        )}
      </Tabs>
      {isOpen && <ViewDialog list={list} filters={filters} view={shown} onClose={() => setOpen(false)} />}
    </>
  )
}
