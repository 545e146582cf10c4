import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signInNameOf } from '#accounts/sign-in-name'
import { sendRefusal } from '#platform/error-handler'

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/** Guards of the two calls where guessing pays; nothing else is limited. */
export interface SignInLimits {
  login: Guard[]
  register: Guard[]
}

interface Limit {
  max: number
  timeWindow: string
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

function guard(app: FastifyInstance, limit: Limit, keyOf: (request: FastifyRequest) => string): Guard {
  const check = app.createRateLimit({ ...limit, keyGenerator: keyOf })
  return async (request, reply) => {
    const { isAllowed, ...state } = await check(request)
    if (isAllowed || !('isExceeded' in state) || !state.isExceeded) return
    return sendRefusal(request, reply.header('retry-after', state.ttlInSeconds), 'too_many_requests')
  }
}

/** Limits by address and by account; without limits for load measurements and tests. */
export async function limitSignIn(app: FastifyInstance, limited: boolean): Promise<SignInLimits> {
  if (!limited) return { login: [], register: [] }
  await app.register(rateLimit, { global: false })
  const perAddress = (limit: Limit) => guard(app, limit, (request) => request.ip)
  const perAccount = (limit: Limit) => guard(app, limit, accountOf)
  return {
    login: [perAddress(LOGIN_PER_ADDRESS), perAccount(LOGIN_PER_ACCOUNT)],
    register: [perAddress(REGISTER_PER_ADDRESS), perAccount(REGISTER_PER_ACCOUNT)],
  }
}
