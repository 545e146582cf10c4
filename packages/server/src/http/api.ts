import type { IncomingHttpHeaders } from 'node:http'
import { type CallName, calls } from '@little-dunes/domain/contract/calls'
import { askedLanguage } from '@little-dunes/domain/messages/asked-language'
import { isWireRefusal, statusOf } from '@little-dunes/domain/messages/failures'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { sendRefusal } from '#http/error-handler'
import { networkOf } from '#http/limits/network-of'
import type { WorkQueue } from '#http/limits/work-queue'
import { setContentLanguage } from '#http/localize'
import { oncePerKey } from '#http/once-per-key'
import { type Operation, performCall } from '#http/perform-call'
import type { ShopperLimit } from '#http/rate-limit'
import { type CallerSources, requireCaller, tokenOf } from '#http/require-caller'
import { staffTokenOf } from '#http/staff-cookie'
import type { Shop } from '#shop'

interface CallOptions extends RouteShorthandOptions {
  /** Of a shopper's call: how often one may make it, where that is not as often as any other. */
  limit?: ShopperLimit | undefined
  /** Where a call that takes much of the processor waits for its turn. */
  queue?: WorkQueue
  /** Bytes of a body that is larger than usual; who may not make the call is refused before it is read. */
  largeBody?: number
  /** The work goes beyond one transaction: a repeated key does not hold it back, the call itself does. */
  beyondTransaction?: true
}

/** What answers a call: its operation, with options where it needs any. */
type Answer<Name extends CallName> = Operation<Name> | readonly [Operation<Name>, CallOptions]

/** The calls of a capability: what each `<x>-routes.ts` lists. */
export type Answers = { readonly [Name in CallName]?: Answer<Name> }

/** Every call of the contract: a call that is declared and that nobody answers is a type error. */
export type AllAnswers = Required<Answers>

/** The calls of a server. */
export interface Api {
  /** Performs a call of anyone inside the process, as the pages do while they are rendered. */
  perform(name: string, input: unknown, headers?: IncomingHttpHeaders): Promise<unknown>
}

/** Statuses that pass by themselves (RFC 9110, 10.2.3). */
const COME_BACK: ReadonlySet<number> = new Set([429, 503])

const atOnce: WorkQueue = (_network, work) => work()

/** Turns calls of the contract into routes; `usualLimit` counts all calls of a shopper without a limit of their own. */
export function createApi(
  app: FastifyInstance,
  shop: Shop,
  answers: AllAnswers,
  { sources, usualLimit }: { sources: CallerSources; usualLimit?: ShopperLimit | undefined },
): Api {
  const performers = new Map<string, (input: unknown, headers: IncomingHttpHeaders) => Promise<unknown>>()
  function answer<Name extends CallName>(
    name: Name,
    givenOperation: Operation<Name>,
    { limit = usualLimit, queue = atOnce, largeBody, beyondTransaction, ...options }: CallOptions = {},
  ): void {
    const operation = beyondTransaction ? givenOperation : oncePerKey(name, givenOperation)
    const [method, url] = name.split(' ') as ['GET' | 'POST', string]
    performers.set(name, (input, headers) => performCall(shop, sources, name, operation, { headers, input }))
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const call = calls[name]
      const token = (typeof call.caller === 'object' ? staffTokenOf : tokenOf)(request.headers)
      const { refusal } = await requireCaller(shop, sources, call, token)
      if (refusal) return sendRefusal(request, reply, refusal.code)
    }
    app.route({
      ...options,
      ...(largeBody !== undefined && { bodyLimit: largeBody, onRequest }),
      method,
      url,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const input = method === 'GET' ? request.query : request.body
        const { headers } = request
        const isTooMany = async (shopperId: string) => {
          const seconds = (await limit?.(request, shopperId)) ?? null
          if (seconds !== null) reply.header('retry-after', seconds)
          return seconds !== null
        }
        const answer = await queue(networkOf(request.ip), () =>
          performCall(shop, sources, name, operation, {
            headers,
            input,
            isTooMany,
            address: request.ip,
            setHeader: (header, value) => void reply.header(header, value),
          }),
        )
        const status = isWireRefusal(answer) ? statusOf(answer) : 200
        if (COME_BACK.has(status) && !reply.hasHeader('retry-after')) reply.header('retry-after', '1')
        reply.header('cache-control', 'no-store').code(status)
        setContentLanguage(reply, askedLanguage(headers['accept-language']))
        return answer
      },
    })
  }
  for (const name of Object.keys(answers) as CallName[]) {
    const [operation, options] = [answers[name]].flat() as [Operation<CallName>, CallOptions?]
    answer(name, operation, options)
  }
  return {
    async perform(name, input, headers = {}) {
      const performer = performers.get(name)
      if (!performer) throw new Error(`The server does not answer ${name}`)
      return performer(input, headers)
    },
  }
}
