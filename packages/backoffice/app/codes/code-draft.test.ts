import { expect, test } from 'vitest'
import { draftOf, EMPTY_DRAFT, percentText, readDraft } from '#codes/code-draft'

const CODE = {
  code: 'WHITE26',
  rate: 0.125,
  minimum: 200_00,
  startsAt: Date.UTC(2026, 10, 26, 20, 0),
  endsAt: null,
  mostUses: 500,
  firstOrderOnly: true,
  active: true,
  createdAt: 0,
  uses: 0,
  given: 0,
}

test('a code is shown as people write it, in the time of Dubai, and read back as it was', () => {
  const draft = draftOf(CODE)
  expect(draft).toMatchObject({
    percent: '12.5',
    minimum: '200.00',
    startsAt: '2026-11-27T00:00',
    endsAt: '',
    mostUses: '500',
  })
  const { code, terms, problems } = readDraft(draft)
  expect({ code, ...terms }).toEqual({
    code: 'WHITE26',
    rate: 0.125,
    minimum: 200_00,
    startsAt: CODE.startsAt,
    endsAt: null,
    mostUses: 500,
    firstOrderOnly: true,
  })
  expect(problems).toEqual({})
})

test('what is missing or no number is a problem of its field', () => {
  expect(readDraft(EMPTY_DRAFT).problems).toEqual({ code: 'format', rate: 'percent' })
  expect(
    readDraft({ ...EMPTY_DRAFT, code: 'a', percent: 'x', minimum: '-1', mostUses: '1.5' }).problems,
  ).toEqual({
    rate: 'percent',
    minimum: 'amount',
    mostUses: 'count',
  })
})

test('a rate is a percentage with two decimals at most', () => {
  expect([0.6, 0.05, 0.1234].map(percentText)).toEqual(['60', '5', '12.34'])
  expect(readDraft({ ...EMPTY_DRAFT, code: 'A', percent: '12.34' }).terms.rate).toBe(0.1234)
})
