import type { IncomingMessage } from 'node:http'
import type { ApiRequest } from '#api/api-call'
import { ApiError } from '#payments/api-error'
import type { Sandbox } from '#state/sandbox'

/** Key from `Authorization: Bearer` or from the user name of basic authentication. */
export function authenticate({ settings }: Sandbox, request: IncomingMessage): ApiRequest['key'] {
  const key = keyIn(request.headers.authorization)
  if (key === settings.secretKey) return 'secret'
  if (key === settings.publishableKey) return 'publishable'
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`
    : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
  throw new ApiError(401, { type: 'invalid_request_error', message })
}

function keyIn(header = ''): string {
  const [scheme, value = ''] = header.split(' ')
  if (scheme?.toLowerCase() === 'bearer') return value
  return scheme?.toLowerCase() === 'basic'
    ? (Buffer.from(value, 'base64').toString().split(':')[0] ?? '')
    : ''
}

export function requireSecretKey(key: ApiRequest['key'], allowed: boolean) {
  if (key === 'secret' || allowed) return
  throw new ApiError(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
  })
}
