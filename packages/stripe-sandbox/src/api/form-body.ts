export type FormValue = string | FormFields
export interface FormFields {
  [name: string]: FormValue
}

/** Parses `a[b][0]=c` to `{a: {b: {0: 'c'}}}`. List items have numbers as names, and `a[]` takes the next number. */
export function parseForm(text: string): FormFields {
  const fields = newFields()
  for (const [name, value] of new URLSearchParams(text)) place(fields, namesIn(name), value)
  return fields
}

/** Without a prototype, so field names cannot collide with its properties. */
const newFields = (): FormFields => Object.create(null)

function namesIn(name: string): string[] {
  const start = name.indexOf('[')
  if (start <= 0) return [name]
  return [
    name.slice(0, start),
    ...[...name.slice(start).matchAll(/\[([^[\]]*)\]/g)].map(([, inner]) => inner ?? ''),
  ]
}

function place(fields: FormFields, names: string[], value: string) {
  let at = fields
  const last = names.pop() ?? ''
  for (const name of names) {
    const inner = at[name]
    const next = typeof inner === 'object' ? inner : newFields()
    at[name] = next
    at = next
  }
  at[last === '' ? String(Object.keys(at).length) : last] = value
}

/** The same text for fields in any order, to compare requests. */
export function createFingerprint(fields: FormFields): string {
  const sorted = Object.keys(fields).toSorted()
  return JSON.stringify(
    sorted.map((name) => {
      const value = fields[name]
      return [name, typeof value === 'object' ? createFingerprint(value) : value]
    }),
  )
}
