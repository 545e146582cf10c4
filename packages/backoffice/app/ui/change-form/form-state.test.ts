import { expect, test } from 'vitest'
import { applyRefusal, findEdited } from '#ui/change-form/form-state'

const STATE = {
  stored: { fee: 25, name: 'Dunes' },
  draft: { fee: '20', name: 'Dunes' },
  problems: { fee: 'amount' },
  conflicts: {},
}
const refusal = (code: 'field_changed' | 'invalid_form', details: object) =>
  ({ success: false, code, message: '', ...details }) as const

test('a conflict updates its stored fields and keeps the draft', () => {
  expect(applyRefusal(STATE, refusal('field_changed', { conflicts: { fee: 30 } }))).toEqual({
    stored: { fee: 30, name: 'Dunes' },
    draft: STATE.draft,
    problems: {},
    conflicts: { fee: 30 },
  })
})

test('a form can merge its draft with a conflict', () => {
  const next = applyRefusal(
    STATE,
    refusal('field_changed', { conflicts: { fee: 30 } }),
    (conflicts, state) => ({
      stored: { ...state.stored, ...conflicts },
      draft: { ...state.draft, fee: `${state.draft.fee}+${Object(conflicts).fee}` },
    }),
  )
  expect(next).toMatchObject({ stored: { fee: 30 }, draft: { fee: '20+30' } })
})

test('refused fields replace the problems and the conflicts', () => {
  const state = { ...STATE, conflicts: { name: 'Sands' } }
  expect(applyRefusal(state, refusal('invalid_form', { fields: { name: 'required' } }))).toEqual({
    ...STATE,
    problems: { name: 'required' },
  })
})

test('edited fields differ from the stored ones, and a new entry has none', () => {
  expect(findEdited({ a: '1', b: ['x'] }, { a: '1', b: ['y'] })).toEqual(['b'])
  expect(findEdited({ a: '1', b: ['x'] }, { a: '1', b: ['x'] })).toEqual([])
  expect(findEdited(null, { a: '1' })).toEqual([])
})
