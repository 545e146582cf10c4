import { expect, test } from 'vitest'
import { ACTIONS } from '#shell/palette/palette-actions'
import { findLinks } from '#shell/palette/palette-results'
import { PATHS } from '#shell/paths'
import { NAV_GROUPS } from '#shell/screens'
import { shellMessages } from '#shell/shell-messages'

const screens = NAV_GROUPS.flatMap((group) => group.screens)
const names = shellMessages.screens
const found = (words: string) => findLinks(screens, names, words).map(({ name }) => name)

test('screens are found by any part of their name', () => {
  expect(found('')).toHaveLength(screens.length)
  expect(found(' COD ')).toEqual(['Discount codes'])
  expect(found('zzz')).toEqual([])
})

test('what can be begun is found by its words, and leads to a screen', () => {
  const byWords = (words: string) => findLinks(ACTIONS, shellMessages.actions, words)
  expect(byWords('phone')).toEqual([{ path: '/orders/new', name: 'Take an order by phone', about: '' }])
  expect(byWords('product').map(({ path }) => path)).toEqual(['/products?add', '/imports', '/sales'])
  const screensOfAddresses = ACTIONS.map(({ path }) => path.replace(/\?.*/, ''))
  const known: readonly string[] = Object.values(PATHS)
  expect(screensOfAddresses.filter((path) => !known.includes(path))).toEqual([])
})
