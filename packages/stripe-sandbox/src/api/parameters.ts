import type { FormFields, FormValue } from '#api/form-body'
import { ApiError, invalidParameter } from '#payments/api-error'

/** Reads the fields of a request. Fields that no code reads count as unknown. */
export class Parameters {
  readonly #fields: FormFields
  readonly #path: string
  readonly #known = new Set<string>()
  readonly #inner: Parameters[] = []

  constructor(fields: FormFields, path = '') {
    this.#fields = fields
    this.#path = path
  }

  /** Full name of the field in the request. */
  named(name: string): string {
    return this.#path ? `${this.#path}[${name}]` : name
  }

  text(name: string): string {
    return this.optionalText(name) ?? this.#missing(name)
  }

  optionalText(name: string): string | undefined {
    const value = this.#read(name)
    if (value === undefined) return undefined
    if (typeof value === 'object')
      throw invalidParameter(`Invalid string: ${this.named(name)}`, this.named(name))
    if (value !== '') return value
    throw invalidParameter(
      `You passed an empty string for '${this.named(name)}'. We assume empty values are an attempt to unset a parameter; however '${this.named(name)}' cannot be unset. You should remove '${this.named(name)}' from your request or supply a non-empty value.`,
      this.named(name),
      'parameter_invalid_empty',
    )
  }

  oneOf<Value extends string>(name: string, allowed: readonly Value[]): Value | undefined {
    const value = this.optionalText(name)
    const match = allowed.find((one) => one === value)
    if (value === undefined || match) return match
    const last = allowed.at(-1)
    throw invalidParameter(
      `Invalid ${this.named(name)}: must be one of ${allowed.slice(0, -1).join(', ')}${allowed.length > 1 ? ', or ' : ''}${last}`,
      this.named(name),
    )
  }

  integer(name: string): number {
    return this.optionalInteger(name) ?? this.#missing(name)
  }

  optionalInteger(name: string): number | undefined {
    const value = this.optionalText(name)
    if (value === undefined) return undefined
    if (/^-?\d{1,15}$/.test(value)) return Number(value)
    throw invalidParameter(`Invalid integer: ${value}`, this.named(name), 'parameter_invalid_integer')
  }

  optionalFlag(name: string): boolean | undefined {
    const value = this.oneOf(name, ['true', 'false'])
    return value === undefined ? undefined : value === 'true'
  }

  optionalUrl(name: string): string | undefined {
    const value = this.optionalText(name)
    if (value === undefined || /^https?:\/\/./.test(value)) return value
    throw invalidParameter('Not a valid URL', this.named(name), 'url_invalid')
  }

  optionalEmail(name: string): string | undefined {
    const value = this.optionalText(name)
    if (value === undefined || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return value
    throw invalidParameter(`Invalid email address: ${value}`, this.named(name), 'email_invalid')
  }

  /** The nested fields. Empty if there are none. */
  inner(name: string): Parameters {
    const value = this.#read(name)
    if (value !== undefined && typeof value !== 'object')
      throw invalidParameter('Invalid object', this.named(name))
    const inner = new Parameters(value ?? {}, this.named(name))
    this.#inner.push(inner)
    return inner
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined
  }

  list(name: string): Parameters[] {
    const inner = this.inner(name)
    return Object.keys(inner.#fields).map((at) => inner.inner(at))
  }

  texts(name: string): string[] {
    const inner = this.inner(name)
    return Object.keys(inner.#fields).map((at) => inner.text(at))
  }

  /** An empty value removes the key. */
  metadata(before: Record<string, string> = {}, name = 'metadata'): Record<string, string> {
    const inner = this.inner(name)
    const after = { ...before }
    for (const key of Object.keys(inner.#fields)) {
      const value = inner.#read(key)
      if (typeof value === 'object') throw invalidParameter('Invalid string', inner.named(key))
      if (key.length > 40 || (value?.length ?? 0) > 500) {
        throw invalidParameter(
          'Metadata keys can be up to 40 characters long, their values up to 500 characters.',
          inner.named(key),
        )
      }
      if (value) after[key] = value
      else delete after[key]
    }
    return after
  }

  /** @throws ApiError if the request has a field that the call does not know */
  requireAllKnown() {
    const unknown = this.#unknown()
    if (unknown.length === 0) return
    const what = unknown.length > 1 ? 'parameters' : 'parameter'
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      message: `Received unknown ${what}: ${unknown.join(', ')}`,
      param: unknown[0] ?? '',
    })
  }

  #unknown(): string[] {
    const unread = Object.keys(this.#fields).filter((name) => !this.#known.has(name))
    return [...unread.map((name) => this.named(name)), ...this.#inner.flatMap((inner) => inner.#unknown())]
  }

  #read(name: string): FormValue | undefined {
    this.#known.add(name)
    return this.#fields[name]
  }

  #missing(name: string): never {
    const named = this.named(name)
    throw invalidParameter(`Missing required param: ${named}.`, named, 'parameter_missing')
  }
}
