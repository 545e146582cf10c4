import { FILE_TYPE, isFileCall } from '@little-dunes/domain/contract/call'
import { type CallName, calls } from '@little-dunes/domain/contract/calls'
import { anyCharacter } from '@little-dunes/domain/testing/any-character'
import fc from 'fast-check'
import { z } from 'zod'

export interface GeneratedRequest {
  name: CallName
  url: string
  headers: Record<string, string>
  /** Undefined for a GET. */
  payload: string | undefined
  /** Owner of the token. */
  as: 'caller' | 'nobody' | 'somebody else' | 'made up'
}

/** Plausible values by field name, such as ids that exist. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  maxLength?: number
  maxItems?: number
}

const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '__proto__',
  "' OR 1=1 --",
  '<img src=x>',
  '../../etc',
]
const ODD = [null, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, true, [], {}, [[[[]]]], ...ODD_TEXTS]
const NAMES = ['__proto__', 'constructor', 'toString', 'userId', 'price', 'role']

const anyText = ({ maxLength = 60 }: Schema) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.string({ maxLength: Math.min(maxLength, 40), unit: anyCharacter }) },
    { weight: 3, arbitrary: fc.constantFrom(...ODD_TEXTS) },
    { weight: 1, arbitrary: fc.constantFrom(maxLength, maxLength + 1).map((length) => 'x'.repeat(length)) },
  )

const anyNumber = fc.oneof(
  fc.integer({ min: 0, max: 20 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Value that matches the schema; a field with known values mostly gets one of them. */
function anyValue(schema: Schema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const values = known[name]
  const other = anyOther(schema, known, name)
  if (!values?.length) return other
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: other })
}

function anyOther(schema: Schema, known: KnownValues, name: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => anyValue(one, known, name)))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => anyValue({ ...schema, type }, known, name)))
  if (schema.type === 'object' && schema.properties) {
    const entries = Object.entries(schema.properties)
    const fields = Object.fromEntries(entries.map(([key, inner]) => [key, anyValue(inner, known, key)]))
    return fc.record(fields, { requiredKeys: schema.required ?? [] })
  }
  if (schema.type === 'array') return fc.array(anyValue(schema.items ?? {}, known, name), { maxLength: 4 })
  if (schema.type === 'string') return anyText(schema)
  if (schema.type === 'number' || schema.type === 'integer') return anyNumber
  if (schema.type === 'boolean') return fc.boolean()
  return fc.jsonValue({ maxDepth: 3 })
}

type Change = readonly [place: number, how: 'replace' | 'remove' | 'add', value: unknown]

const anyChange: fc.Arbitrary<Change> = fc.tuple(
  fc.nat(),
  fc.constantFrom('replace', 'remove', 'add'),
  fc.oneof(fc.constantFrom(...ODD), fc.jsonValue({ maxDepth: 2 })),
)

/** Collects every object and list, the outermost first. */
const holdersIn = (value: unknown): object[] =>
  value !== null && typeof value === 'object' ? [value, ...Object.values(value).flatMap(holdersIn)] : []

function withChange(body: unknown, [place, how, value]: Change): unknown {
  const copy: unknown = structuredClone(body)
  const holders = holdersIn(copy)
  const holder = holders[place % Math.max(1, holders.length)]
  if (!holder) return value
  const keys = Object.keys(holder)
  const key = (how === 'add' ? NAMES[place % NAMES.length] : keys[place % Math.max(1, keys.length)]) ?? 'x'
  if (how === 'remove') Reflect.deleteProperty(holder, key)
  else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
  return copy
}

/** Makes JSON invalid or different: cuts it off or inserts a text. */
const anyBreak = fc.tuple(fc.nat(), fc.constantFrom('', '"', '{', ']', ',', '\u0000', '9'.repeat(400), '\\u'))

const broken = (text: string, [place, added]: readonly [number, string]): string => {
  const at = place % (text.length + 1)
  return added === '' ? text.slice(0, at) : text.slice(0, at) + added + text.slice(at)
}

function buildAddress(path: string, query: unknown): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of [value].flat())
      parameters.append(name, typeof one === 'string' ? one : (JSON.stringify(one) ?? ''))
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

const anySender = fc.oneof(
  { weight: 17, arbitrary: fc.constant('caller' as const) },
  { weight: 3, arbitrary: fc.constantFrom('nobody', 'somebody else', 'made up') },
)

/** File calls send their input in a header. A lone surrogate cannot be percent-encoded. */
const fileHeaders = (input: string) => ({
  'content-type': FILE_TYPE,
  'call-input': encodeURIComponent(input.toWellFormed()),
})

/** Request that matches the contract, has changed fields, or has a body that is no JSON. */
function anyRequestTo(name: CallName, known: KnownValues): fc.Arbitrary<GeneratedRequest> {
  const [method, path = ''] = name.split(' ')
  const schema = z.toJSONSchema(calls[name].input, { io: 'input', unrepresentable: 'any' }) as Schema
  const changes = fc.oneof(fc.constant([]), fc.array(anyChange, { minLength: 1, maxLength: 3 }))
  const takesFile = isFileCall(calls[name])
  const breaks = fc.option(anyBreak, { freq: 20 })
  return fc
    .tuple(anyValue(schema, known), changes, breaks, anySender)
    .map(([valid, changed, cut, as]): GeneratedRequest => {
      const value = changed.reduce(withChange, valid)
      if (method === 'GET')
        return { name, url: buildAddress(path, value), headers: {}, payload: undefined, as }
      const text = JSON.stringify(value) ?? ''
      const sent = cut ? broken(text, cut) : text
      if (takesFile) return { name, url: path, headers: fileHeaders(sent), payload: 'no picture', as }
      return { name, url: path, headers: { 'content-type': 'application/json' }, payload: sent, as }
    })
}

/** Each password check costs some 30 ms of CPU. */
const SLOW: ReadonlySet<CallName> = new Set([
  'POST /api/user/register',
  'POST /api/user/login',
  'POST /api/user/password',
  'POST /api/staff/sign-in',
])

export function anyRequest(known: KnownValues): fc.Arbitrary<GeneratedRequest> {
  const getWeight = (name: CallName) => (SLOW.has(name) ? 1 : 8)
  const names = Object.keys(calls) as CallName[]
  return fc.oneof(...names.map((name) => ({ weight: getWeight(name), arbitrary: anyRequestTo(name, known) })))
}
