import { type Call, LARGE_BODY, USUAL_BODY } from '@little-dunes/domain/contract/call'
import { calls } from '@little-dunes/domain/contract/calls'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** Arabic letters take two bytes; text with a pattern is ASCII. */
const BYTES_OF_A_LETTER = 2
/** Bytes of a number, a time, an enum or another short value. */
const SHORT = 24

const findMaximum = (schema: z.core.$ZodType, check: 'max_length' | 'length_equals'): number | undefined => {
  const checks = schema._zod.def.checks?.map(({ _zod }) => _zod.def as { check: string; maximum?: number })
  return checks?.find((one) => one.check === check)?.maximum
}

/** Bytes of the longest JSON that a schema accepts; `Infinity` if it has no limit. */
function longest(schema: z.core.$ZodType): number {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape)
    return fields.reduce((sum, [name, field]) => sum + name.length + 4 + longest(field), 2)
  }
  if (schema instanceof z.ZodString) {
    const isPattern = schema._zod.def.checks?.some(({ _zod }) => _zod.def.check === 'string_format')
    return (findMaximum(schema, 'max_length') ?? SHORT) * (isPattern ? 1 : BYTES_OF_A_LETTER) + 2
  }
  if (schema instanceof z.ZodArray)
    return (findMaximum(schema, 'max_length') ?? Number.POSITIVE_INFINITY) * (longest(schema.element) + 1)
  if (schema instanceof z.ZodTuple)
    return schema._zod.def.items.reduce((sum, item) => sum + longest(item) + 1, 2)
  if (schema instanceof z.ZodRecord) return Number.POSITIVE_INFINITY
  if (schema instanceof z.ZodPipe) return longest(schema.in)
  if (schema instanceof z.ZodUnion) return Math.max(...schema.options.map(longest))
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType }
  return innerType ? longest(innerType) : SHORT
}

const writing = Object.entries<Call>(calls).filter(([name]) => name.startsWith('POST '))

test.each(writing)('%s: its longest input fits the usual body, or it declares a larger one', (_, call) => {
  if (longest(call.input) > USUAL_BODY) expect(call.largestBody).toBeGreaterThan(USUAL_BODY)
  else expect(call.largestBody).toBeUndefined()
})

test('only authenticated callers may send large bodies', () => {
  const open = writing.filter(([, call]) => call.caller === 'anyone' && call.largestBody !== undefined)
  expect(open.map(([name]) => name)).toEqual([])
  for (const [, { largestBody = 0 }] of writing) expect(largestBody).toBeLessThanOrEqual(2 * LARGE_BODY)
})
