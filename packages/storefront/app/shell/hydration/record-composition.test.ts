import { beforeEach, expect, test, vi } from 'vitest'
import { recordComposition } from '#shell/hydration/record-composition'

const page = new EventTarget() as EventTarget & Pick<Window, 'composingField'>

beforeEach(() => {
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  recordComposition()
  return () => vi.unstubAllGlobals()
})

const input = (isComposing: boolean) => Object.assign(new Event('input'), { isComposing })
const compositionEnd = () => new Event('compositionend')

test('a field is recorded while a composition is under way in it (D-17)', () => {
  page.dispatchEvent(input(true))
  expect(page.composingField).toBe(page)
})

test.each([
  ['its last input event comes first', [input(true), compositionEnd()]],
  ['its last input event comes afterwards', [input(true), compositionEnd(), input(false)]],
  ['the field is cleared or filled in', [input(true), new Event('input')]],
])('a composition is over when %s (D-17)', (_order, events) => {
  for (const event of events) page.dispatchEvent(event)
  expect(page.composingField).toBeNull()
})
