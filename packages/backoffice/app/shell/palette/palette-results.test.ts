import { expect, test } from 'vitest'
import { ACTIONS } from '#shell/palette/palette-actions'
import { paletteMessages } from '#shell/palette/palette-messages'
import { paletteMessages as arabic } from '#shell/palette/palette-messages.ar'
import { findLinks, readTyped, splitAtTyped } from '#shell/palette/palette-results'
import { PATHS } from '#shell/paths'
import { NAV_GROUPS } from '#shell/screens'
import { shellMessages } from '#shell/shell-messages'

const screens = NAV_GROUPS.flatMap((group) => group.screens)

function findPaths(words: string, { actions, otherWords } = paletteMessages): string[] {
  const links = [
    ...findLinks(screens, shellMessages.screens, otherWords, words),
    ...findLinks(ACTIONS, actions, otherWords, words),
  ]
  return links.map(({ path }) => path)
}

test('words match the start of each word in a screen name', () => {
  expect(findPaths('')).toHaveLength(screens.length + ACTIONS.length)
  expect(findLinks(screens, shellMessages.screens, paletteMessages.otherWords, ' disc COD ')).toMatchObject([
    { path: '/discounts', names: ['Discounts'] },
  ])
  expect(findPaths('zzz')).toEqual([])
})

test.each([
  ['take phone order', '/orders/new'],
  ['new product', '/products?add'],
  ['staff', '/team'],
  ['permissions', '/team'],
  ['hero', '/content/hero'],
  ['refund', '/orders'],
  ['count', '/inventory/count'],
  ['inventory', '/inventory'],
  ['discount', '/discounts'],
  ['discount', '/sales'],
  ['customers', '/customers'],
  ['analytics', '/analytics'],
  ['shipping', '/settings/delivery'],
])('the synonym %s finds %s', (words, path) => {
  expect(findPaths(words)).toContain(path)
})

test.each([
  ['منتج جديد', '/products?add'],
  ['موظف', '/team'],
  ['الرئيسية', '/content/hero'],
  ['إسترداد', '/orders'],
  ['جرد', '/inventory/count'],
  ['خصم', '/discounts'],
  ['زبائن', '/customers'],
])('%s in Arabic finds %s', (words, path) => {
  expect(findPaths(words, arabic)).toContain(path)
})

test('every action opens an existing screen', () => {
  const known: readonly string[] = Object.values(PATHS)
  const screensOfActions = ACTIONS.map(({ path }) => path.replace(/\?.*|\/hero$/, ''))
  expect(screensOfActions.filter((path) => !known.includes(path))).toEqual([])
})

test.each([
  ['Fatima Al Zaabi', 'fat', ['', 'Fat', 'ima Al Zaabi']],
  ['LD-10471', '10471', ['LD-', '10471', '']],
  ['Palm Grove Shirt', 'alm', ['Palm Grove Shirt']],
  ['شورت السباحة', 'السبا', ['شورت ', 'السبا', 'حة']],
  ['a+b (c)', 'a+ c', ['', 'a+', 'b (', 'c', ')']],
  ['Stock', '', ['Stock']],
])('in %s the typed %s is highlighted at the start of words', (text, words, parts) => {
  expect(splitAtTyped(text, words)).toEqual(parts)
})

test.each([
  ['fatima', 'all', 'fatima'],
  ['> add', 'commands', ' add'],
  [' #10471', 'orders', '10471'],
  ['#', 'orders', ''],
  ['a > b', 'all', 'a > b'],
  ['', 'all', ''],
])('the prefix of %j sets the search scope', (typed, kind, words) => {
  expect(readTyped(typed)).toEqual({ kind, words })
})
