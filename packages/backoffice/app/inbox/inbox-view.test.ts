import { expect, test } from 'vitest'
import { inboxPath, readInboxView } from '#inbox/inbox-view'

const VIEWS = ['open', 'done'] as const
const read = (query: string) =>
  readInboxView(new Request(`https://shop.example/backoffice/messages${query}`), VIEWS)

test('an address names a view and a page, and the first view where it names none that is known', () => {
  expect(read('')).toEqual({ view: 'open', before: undefined })
  expect(read('?view=done&older=17')).toEqual({ view: 'done', before: '17' })
  expect(read('?view=lost')).toEqual({ view: 'open', before: undefined })
})

test('a view and its older page have an address; the first view has the plain one', () => {
  expect(inboxPath('/messages', null, null)).toBe('/messages')
  expect(inboxPath('/messages', 'done', '17')).toBe('/messages?view=done&older=17')
})
