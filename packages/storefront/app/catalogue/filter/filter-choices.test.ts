import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'
import { describe, expect, it } from 'vitest'
import { countIn, countsIn, filterChoices, usefulChoices } from '#catalogue/filter/filter-choices'
import { visiblePageNumbers } from '#catalogue/listing/visible-page-numbers'
import { listingMessages as english } from '#catalogue/listing-messages'
import { listingMessages as arabic } from '#catalogue/listing-messages.ar'

const lowerCase = (text: string) => text.toLowerCase()

describe('the options of a filter (LIST-14)', () => {
  it('come from the list, each with its count', () => {
    expect(filterChoices(['80', '90'], [3, 0], ['90'])).toEqual([
      { value: '80', count: 3, chosen: false },
      { value: '90', count: 0, chosen: true },
    ])
  })

  it('keep a selected option without results', () => {
    expect(filterChoices(['80'], [3], ['7'])).toEqual([
      { value: '80', count: 3, chosen: false },
      { value: '7', count: 0, chosen: true },
    ])
  })

  it('match a selected colour in any case', () => {
    expect(filterChoices(['Sand'], [2], ['SAND'], lowerCase)).toEqual([
      { value: 'Sand', count: 2, chosen: true },
    ])
  })
})

describe('the options of a filter without any product', () => {
  const [empty, full] = [
    { count: 0, chosen: false },
    { count: 2, chosen: false },
  ]
  const selected = { count: 0, chosen: true }
  const unknown = { count: undefined, chosen: false }

  it('are only the selected ones, which can be removed', () => {
    expect(usefulChoices([empty, selected, empty])).toEqual([selected])
    expect(usefulChoices([empty, empty])).toEqual([])
  })

  it('stay while one of them has products or an unknown count', () => {
    expect(usefulChoices([empty, full])).toEqual([empty, full])
    expect(usefulChoices([empty, unknown])).toEqual([empty, unknown])
  })
})

describe('the filter options of a list with inexact counts', () => {
  const counted = { sizes: ['80'], sizeCounts: [0] } as unknown as WireFacets
  const uncounted: WireFacets = { ...counted, countsAreAtLeast: true }

  it('have no count, so they do not look empty', () => {
    expect([countIn(counted, 0), countIn(uncounted, 0)]).toEqual([0, undefined])
    expect(filterChoices(['80'], countsIn(uncounted, [0]), [])).toEqual([
      { value: '80', count: undefined, chosen: false },
    ])
  })

  it('show a total with a plus sign', () => {
    expect(english.count(2_400, true)).toBe('2,400+ products')
    expect(arabic.count(2_400, true)).toBe('أكثر من 2400 منتج')
    expect(english.shownCount(1, 24, 2_400, true)).toBe('24 of 2,400+ products')
  })
})

describe('the visible page numbers', () => {
  it('are the first, the last and the neighbours of the current page', () => {
    expect(visiblePageNumbers(1, 1)).toEqual([1])
    expect(visiblePageNumbers(1, 9)).toEqual([1, 2, 9])
    expect(visiblePageNumbers(5, 9)).toEqual([1, 4, 5, 6, 9])
    expect(visiblePageNumbers(9, 9)).toEqual([1, 8, 9])
  })
})
