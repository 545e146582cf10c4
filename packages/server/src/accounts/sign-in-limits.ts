import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signInNameOf } from '#accounts/sign-in-name'
import { type Guard, guardBy, type RateLimit } from '#http/rate-limit'

/** Guards of the two calls where guessing pays. */
export interface SignInLimits {
  login: Guard[]
  register: Guard[]
}

const LOGIN_PER_ADDRESS = { max: 30, timeWindow: '1 minute' }
const LOGIN_PER_ACCOUNT = { max: 10, timeWindow: '5 minutes' }
const REGISTER_PER_ADDRESS = { max: 20, timeWindow: '10 minutes' }
const REGISTER_PER_ACCOUNT = { max: 5, timeWindow: '10 minutes' }

/** The account that a body names, however it is spelled. */
function accountOf({ body }: FastifyRequest): string {
  const { email } = (body ?? {}) as { email?: unknown }
  return typeof email === 'string' ? Object.values(signInNameOf(email.slice(0, 254))).join() : ''
}

/** Limits by address and by account; without limits for load measurements and tests. */
export function limitSignIn(app: FastifyInstance, limited: boolean): SignInLimits {
  if (!limited) return { login: [], register: [] }
  const perAddress = (limit: RateLimit) => guardBy(app, limit, (request) => request.ip)
  const perAccount = (limit: RateLimit) => guardBy(app, limit, accountOf)
  return {
    login: [perAddress(LOGIN_PER_ADDRESS), perAccount(LOGIN_PER_ACCOUNT)],
    register: [perAddress(REGISTER_PER_ADDRESS), perAccount(REGISTER_PER_ACCOUNT)],
  }
}
