import { expect, test } from 'vitest'
import { createSession } from '#platform/create-session'
import { memoryStorage } from '#platform/testing/memory-storage'

const amna = { name: 'Amna', email: 'amna@example.com', phone: '+971501234567' }
const saved = { token: 't1', user: JSON.stringify({ ...amna, token: 't1' }) }

function aBrowser(entries: Record<string, string> = {}) {
  const storage = memoryStorage(entries)
  const revoked: string[] = []
  let tell: (key: string | null) => void = () => undefined
  const { useSession, startSession } = createSession({
    storage,
    revoke: (token) => revoked.push(token),
    onOtherTab: (listener) => {
      tell = listener
      return () => undefined
    },
  })
  return {
    storage,
    revoked,
    startSession,
    session: useSession.getState,
    tellTab: (key: string | null) => tell(key),
  }
}

test('the session is unknown until the browser has checked it', () => {
  expect(aBrowser(saved).session().status).toBe('checking')
})

test('a token in local storage signs the visitor in again (AUTH-10, STATE-03)', () => {
  const { startSession, session } = aBrowser(saved)
  startSession()
  expect(session()).toMatchObject({ status: 'signed-in', token: 't1', user: amna })
})

test('a guest has no saved cart copy, even from an earlier version (D-22)', () => {
  const { startSession, storage } = aBrowser({ SavedCart: '{"at":5}' })
  startSession()
  expect(storage.all()).toEqual({})
})

test('signing in stores token and user, and the user contains the token (AUTH-13, DATA-26)', () => {
  const { startSession, session, storage } = aBrowser()
  startSession()
  session().signIn({ token: 't1', user: amna })
  expect(storage.all()).toEqual(saved)
  expect(session().status).toBe('signed-in')
})

test('signing out deletes both at once and notifies the server (SHELL-36, SHELL-37, D-27)', () => {
  const { startSession, session, storage, revoked } = aBrowser({ ...saved, SavedCart: '{"at":5}' })
  startSession()
  session().signOut()
  expect(storage.all()).toEqual({})
  expect(session()).toMatchObject({ status: 'guest', token: null, user: null })
  expect(revoked).toEqual(['t1'])
})

test('a session ended by the server is not revoked again, and its reason is shown once (D-27)', () => {
  const { startSession, session, revoked } = aBrowser(saved)
  startSession()
  session().signOut('session_ended')
  expect(revoked).toEqual([])
  expect(session().takeEndReason()).toBe('session_ended')
  expect(session().takeEndReason()).toBeNull()
})

test('a session ended everywhere is not revoked again (D-27)', () => {
  const { startSession, session, storage, revoked } = aBrowser(saved)
  startSession()
  session().signOut('ended_everywhere')
  expect(storage.all()).toEqual({})
  expect(revoked).toEqual([])
})

test('a user without a token is a guest and is deleted (D-27)', () => {
  const { startSession, session, storage } = aBrowser({ user: saved.user })
  startSession()
  expect(session()).toMatchObject({ status: 'guest', user: null })
  expect(storage.all()).toEqual({})
})

test('a token without a readable user is signed in without a user (D-27)', () => {
  const { startSession, session } = aBrowser({ token: 't1', user: '{"name":3' })
  startSession()
  expect(session()).toMatchObject({ status: 'signed-in', token: 't1', user: null })
})

test('another tab signs in, and out again (D-27)', () => {
  const { startSession, session, storage, tellTab } = aBrowser()
  startSession()
  storage.set('user', saved.user)
  tellTab('user')
  expect(session().status).toBe('guest')
  storage.set('token', 't1')
  tellTab('token')
  expect(session()).toMatchObject({ status: 'signed-in', user: amna })
  storage.remove('token')
  storage.remove('user')
  tellTab(null)
  expect(session().status).toBe('guest')
})

test.each(['', 'two words', 'two\nlines', '{"a":1}', 'ش', 'x'.repeat(5000)])(
  'an invalid stored token %j is deleted, so calls still work (D-27)',
  (token) => {
    const { startSession, session, storage } = aBrowser({ ...saved, token })
    startSession()
    expect(session()).toMatchObject({ status: 'guest', token: null })
    expect(storage.all()).toEqual({})
  },
)

test.each(['7', '[]', '"text"', 'true', '{oops', '{"name":{},"email":1}', '{"__proto__":{"name":"x"}}'])(
  'a stored user %j is invalid (D-27)',
  (user) => {
    const { startSession, session } = aBrowser({ ...saved, user })
    startSession()
    expect(session()).toMatchObject({ status: 'signed-in', user: null })
  },
)

test('a guest who orders has a guest session until a customer signs in', () => {
  const browser = aBrowser({ guest: JSON.stringify({ ...amna, token: 'g1' }) })
  browser.startSession()
  expect(browser.session()).toMatchObject({
    status: 'guest',
    token: null,
    user: null,
    guest: { token: 'g1', user: amna },
  })
  browser.session().signIn({ token: 't1', user: amna })
  expect(browser.session().guest).toBeNull()
  expect(browser.storage.all()).toEqual(saved)
})

test.each(['{oops', '{"token": "g1"}', '{"name": "A", "email": "a@b.example", "token": "not one"}', '7'])(
  'a damaged guest session %s is invalid',
  (guest) => {
    const { startSession, session } = aBrowser({ guest })
    startSession()
    expect(session()).toMatchObject({ status: 'guest', guest: null })
  },
)

test('a guest session ended by the server is deleted', () => {
  const { startSession, session, storage } = aBrowser({ guest: JSON.stringify({ ...amna, token: 'g1' }) })
  startSession()
  session().signOut('session_ended')
  expect([session().guest, session().endReason, storage.all()]).toEqual([null, 'session_ended', {}])
})
