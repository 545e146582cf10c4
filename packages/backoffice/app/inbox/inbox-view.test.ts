import { expect, test } from 'vitest'
import { inboxPath, readInboxView } from '#inbox/inbox-view'

const VIEWS = ['open', 'done'] as const
const read = (query: string) =>
  readInboxView(new Request(`https://shop.example/backoffice/messages${query}`), VIEWS)

test('an address names a view, words and a page, and the first view where it names none that is known', () => {
  expect(read('')).toEqual({ view: 'open', q: undefined, before: undefined })
  expect(read('?view=done&q=a+b&older=17')).toEqual({ view: 'done', q: 'a b', before: '17' })
  expect(read('?view=lost')).toEqual({ view: 'open', q: undefined, before: undefined })
})

test('a view, its words and its older page have an address; the first view has the plain one', () => {
  expect(inboxPath('/messages', {})).toBe('/messages')
  expect(inboxPath('/messages', { view: 'done', q: 'a b', older: '17' })).toBe(
    '/messages?view=done&q=a+b&older=17',
  )
})
