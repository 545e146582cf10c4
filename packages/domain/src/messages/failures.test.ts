import { expect, test } from 'vitest'
import { LANGUAGES } from '#i18n/languages'
import { answerMessages } from '#messages/answer-messages'
import {
  FAILURES,
  type FailureCode,
  getHttpStatus,
  isRefusal,
  refuse,
  SERVER_FAILURES,
} from '#messages/failures'

const codes = Object.keys(FAILURES) as FailureCode[]

test('every refusal has a code, a text in every language and a fitting status (D-31, D-62)', () => {
  for (const code of codes) {
    const refusal = refuse(code)
    expect(refusal).toEqual({ success: false, code, textKey: code })
    for (const language of LANGUAGES) expect(answerMessages[language][code]).toMatch(/\S/)
    expect(isRefusal(refusal)).toBe(true)
    expect([400, 401, 403, 404, 405, 409, 410, 413, 414, 415, 422, 429, 500, 503]).toContain(
      getHttpStatus(refusal),
    )
  }
})

test.each([
  [{ success: true, code: 'not_found' }],
  [{ success: false }],
  [{ code: 'not_found' }],
  [{}],
  [null],
  [undefined],
  ['not_found'],
  [Object.assign(() => undefined, { success: false, code: 'not_found' })],
])('%j is not a refusal (D-31)', (answer) => {
  expect(isRefusal(answer)).toBe(false)
})

test('server failures are the codes with a 5xx status (D-72)', () => {
  expect(SERVER_FAILURES).toEqual(codes.filter((code) => FAILURES[code] >= 500))
})

test('a refusal carries its details, but never another code (D-31)', () => {
  const details = { left: 2, textKey: 'too_many_at_once', code: 'not_found', success: true } as const
  expect(refuse('not_enough_stock', details)).toEqual({
    success: false,
    code: 'not_enough_stock',
    textKey: 'too_many_at_once',
    left: 2,
  })
})

test('the specified texts are unchanged (MSG-06, MSG-13 to MSG-15, MSG-22)', () => {
  const { en } = answerMessages
  expect(en.empty_order).toBe('Your cart is empty')
  expect(en.code_empty).toBe('Please enter a discount code.')
  expect(en.code_used).toBe('You have already used this discount code!')
  expect(en.code_unknown).toBe('Invalid discount code')
  expect(en.invalid_phone).toBe('Please enter a valid phone number.')
})
