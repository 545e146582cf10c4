import { expect, test } from 'vitest'
import { createAdmission } from '#http/limits/admission'

const OPTIONS = { max: 200, min: 20, target: 400, interval: 500 }

function anAdmission() {
  let time = 0
  const admission = createAdmission(OPTIONS, () => time)
  /** Number of requests that would be admitted now. */
  const limit = () => Array.from({ length: 300 }, (_, waiting) => waiting).filter(admission.admits).length
  const answers = (count: number, milliseconds: number, waiting = 200) => {
    for (let n = 0; n < count; n++) {
      time += 10
      admission.answered(milliseconds, waiting)
    }
  }
  return { limit, answers }
}

test('the limit is at its maximum at the start and while responses are quick', () => {
  const { limit, answers } = anAdmission()
  answers(1_000, 399)
  expect(limit()).toBe(OPTIONS.max)
})

test('a short burst of slow responses does not lower the limit', () => {
  const { limit, answers } = anAdmission()
  for (let rush = 0; rush < 10; rush++) {
    answers(50, 2_000)
    answers(1, 100, 0)
  }
  expect(limit()).toBe(OPTIONS.max)
})

test('slow responses lower the limit step by step, down to the minimum', () => {
  const { limit, answers } = anAdmission()
  answers(60, 2_000)
  expect(limit()).toBe(160)
  answers(1_000, 2_000)
  expect(limit()).toBe(OPTIONS.min)
})

test('quick responses raise the limit again, if it is fully used', () => {
  const { limit, answers } = anAdmission()
  answers(1_000, 2_000)
  answers(500, 100, 0)
  expect(limit()).toBe(OPTIONS.min)
  answers(2_000, 100)
  expect(limit()).toBe(OPTIONS.max)
})
