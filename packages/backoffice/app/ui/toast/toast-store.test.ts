import { beforeEach, expect, test } from 'vitest'
import { dismissErrors, showError, showToast, useToasts } from '#ui/toast/toast-store'

const shown = () => useToasts.getState().toasts.map(({ text, times }) => `${text} ${times}`)
beforeEach(() => useToasts.setState({ toasts: [] }))

test('identical toasts merge with a count, and at most two toasts are visible', () => {
  for (const text of ['Saved.', 'Saved.', 'Sent.', 'Saved.']) showToast(text)
  expect(shown()).toEqual(['Sent. 1', 'Saved. 3'])
  showToast('Copied.')
  expect(shown()).toEqual(['Saved. 3', 'Copied. 1'])
})

test('a success dismisses earlier errors', () => {
  showError('Please check the marked fields.')
  showError('The shop did not answer.')
  showToast('Saved.')
  expect(shown()).toEqual(['Saved. 1'])
  showError('The shop did not answer.')
  expect(shown()).toEqual(['Saved. 1', 'The shop did not answer. 1'])
})

test('a successful call dismisses only its own earlier error', () => {
  showError('Another import is under way.', 'POST /api/staff/import/check')
  showError('This order has moved on.', 'POST /api/staff/order/move')
  dismissErrors('POST /api/staff/import/check')
  expect(shown()).toEqual(['This order has moved on. 1'])
})
