import type { Parameters } from '#api/parameters'
import type { Sandbox } from '#state/sandbox'

export interface ApiRequest {
  sandbox: Sandbox
  input: Parameters
  /** The part of the path in place of `:id`. */
  id: string
  /** Kind of key in the request. Browsers only have the publishable one. */
  key: 'secret' | 'publishable'
}

/** A call reads all parameters first and then returns the work, so a wrong parameter has no effect. */
export type ApiCall = (request: ApiRequest) => () => object

export interface Route {
  method: 'GET' | 'POST'
  /** `/v1/payment_intents/:id/confirm` */
  path: string
  call: ApiCall
  /** Browsers may call it with the publishable key. */
  browser?: true
}
