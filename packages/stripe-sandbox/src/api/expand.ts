import { invalidParameter } from '#payments/api-error'
import type { Sandbox } from '#state/sandbox'

const tables = {
  pi: 'payment_intents',
  ch: 'charges',
  re: 'refunds',
  pm: 'payment_methods',
  cs: 'sessions',
} as const

/** Replaces ids by objects: `latest_charge`, `payment_intent.latest_charge`, `data.charge`. */
export function expand(sandbox: Sandbox, answer: object, paths: string[]): object {
  return paths.reduce((object, path) => expandPath(sandbox, object, path.split('.'), path), answer)
}

function expandPath(sandbox: Sandbox, object: object, [name = '', ...rest]: string[], path: string): object {
  if (!(name in object)) throw invalidParameter(`This property cannot be expanded (${path}).`, 'expand')
  const value = (object as Record<string, unknown>)[name]
  return { ...object, [name]: expandValue(sandbox, value, rest, path) }
}

function expandValue(sandbox: Sandbox, value: unknown, rest: string[], path: string): unknown {
  const resource = typeof value === 'string' ? find(sandbox, value) : value
  if (resource === undefined) throw invalidParameter(`This property cannot be expanded (${path}).`, 'expand')
  if (Array.isArray(resource)) return resource.map((one: object) => expandPath(sandbox, one, rest, path))
  return rest.length > 0 && resource ? expandPath(sandbox, resource, rest, path) : resource
}

function find({ store }: Sandbox, id: string): object | undefined {
  const prefix = id.slice(0, id.indexOf('_'))
  return prefix in tables ? store.get(tables[prefix as keyof typeof tables], id) : undefined
}
