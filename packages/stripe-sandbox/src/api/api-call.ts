import type { Parameters } from '#api/parameters'
import type { Sandbox } from '#state/sandbox'

export interface ApiRequest {
  sandbox: Sandbox
  input: Parameters
  /** What stands in the place of `:id`. */
  id: string
  /** Whose key it came with: a browser has only the publishable one. */
  key: 'secret' | 'publishable'
}

/** A call reads its parameters first and returns the work, so that a wrong parameter has no effect. */
export type ApiCall = (request: ApiRequest) => () => object

export interface Route {
  method: 'GET' | 'POST'
  /** `/v1/payment_intents/:id/confirm` */
  path: string
  call: ApiCall
  /** Whether browsers may call it, with the publishable key. */
  browser?: true
}
