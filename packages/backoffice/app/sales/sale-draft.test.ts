import { expect, test } from 'vitest'
import { newDraft, pricedTerms, readDraft, toDraft } from '#sales/sale-draft'

const NOW = Date.UTC(2026, 10, 22, 12, 0)
const SALE = {
  id: 'a',
  name: 'White Week',
  percent: 12.5,
  startsAt: Date.UTC(2026, 10, 26, 20, 0),
  endsAt: null,
  category: 'Girls' as const,
  subCategory: 'Dresses',
  products: [],
  active: true,
  createdAt: 0,
  selected: 12,
}

test('a sale keeps its times in Dubai when it is shown and read back', () => {
  const draft = toDraft(SALE)
  expect(draft).toEqual({
    name: 'White Week',
    percent: '12.5',
    startsAt: '2026-11-27T00:00',
    endsAt: '',
    selection: 'Girls',
    subCategory: 'Dresses',
  })
  expect(readDraft(draft, NOW)).toEqual({
    terms: { name: 'White Week', percent: 12.5, startsAt: SALE.startsAt, endsAt: null },
    problems: {},
    selected: { category: 'Girls', subCategory: 'Dresses' },
  })
})

test('a new sale covers the ticked products or else all, and starts now without a time', () => {
  expect(newDraft(NOW, true).selection).toBe('chosen')
  const draft = { ...newDraft(NOW, false), name: 'x', percent: '10', startsAt: '' }
  expect(readDraft(draft, NOW)).toMatchObject({
    terms: { startsAt: NOW },
    selected: { category: null },
    problems: {},
  })
})

test('a missing name, an invalid percentage and an end before the start are problems of their fields', () => {
  const draft = { ...newDraft(NOW, false), percent: 'x', endsAt: '2026-11-22T08:00' }
  expect(readDraft(draft, NOW).problems).toEqual({
    name: 'required',
    percent: 'percent',
    endsAt: 'order_of_times',
  })
})

test('a draft requests prices when it has a percentage, but not after its end', () => {
  const draft = { ...newDraft(NOW, false), percent: '20', selection: 'Girls' as const }
  expect(pricedTerms(draft, [], NOW)).toEqual({
    percent: 20,
    category: 'Girls',
    subCategory: null,
    productIds: [],
  })
  expect(pricedTerms({ ...draft, percent: '' }, [], NOW)).toBeNull()
  const ended = { ...draft, startsAt: '2020-11-21T08:00', endsAt: '2020-11-22T08:00' }
  expect(pricedTerms(ended, [], NOW)).toBeNull()
})

test('a sale of ticked products ignores an earlier sub-category', () => {
  const draft = { ...newDraft(NOW, false), selection: 'all' as const, subCategory: 'Dresses' }
  expect(readDraft(draft, NOW).selected).toEqual({ category: null, subCategory: 'Dresses' })
  expect(readDraft({ ...draft, selection: 'chosen' }, NOW).selected.subCategory).toBeNull()
})
