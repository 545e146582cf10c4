import { expect, test } from 'vitest'
import { getFilters, shownView } from '#views/view-filters'

const cash = { id: '1', name: 'Cash', filters: { view: 'cash', region: 'Dubai' }, shared: false } as const
const eid = { id: '2', name: 'Eid', filters: { q: 'eid' }, shared: true } as const
const views = [cash, eid].map((view) => ({ ...view, owner: 'Huda', mayChange: true }))

test('the page of a list is not part of a view', () => {
  expect(getFilters({ q: 'eid', older: 'x', newer: undefined, region: undefined })).toEqual({ q: 'eid' })
})

test('a list shows the view with exactly its filters, in any order', () => {
  expect(shownView(views, { region: 'Dubai', view: 'cash' })?.name).toBe('Cash')
  expect(shownView(views, { q: 'eid' })?.name).toBe('Eid')
  for (const filters of [{}, { view: 'cash' }, { view: 'cash', region: 'Dubai', q: 'eid' }, { q: 'eid al' }])
    expect(shownView(views, filters)).toBeUndefined()
})
