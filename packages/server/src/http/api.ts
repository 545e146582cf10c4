import type { IncomingHttpHeaders } from 'node:http'
import { type Call, isFileCall, USUAL_BODY } from '@little-dunes/domain/contract/call'
import { type CallName, calls } from '@little-dunes/domain/contract/calls'
import { askedLanguage } from '@little-dunes/domain/i18n/asked-language'
import { isWireRefusal, statusOf } from '@little-dunes/domain/messages/failures'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { bodyLimitOf, fileOf, inputOf, takeFiles } from '#http/call-input'
import { networkOf } from '#http/limits/network-of'
import type { WorkQueue } from '#http/limits/work-queue'
import { setContentLanguage } from '#http/localize'
import { oncePerKey } from '#http/once-per-key'
import { type BeforeFile, type Operation, performCall, refuseBeforeBody } from '#http/perform-call'
import type { ShopperLimit } from '#http/rate-limit'
import type { CallerSources } from '#http/require-caller'
import type { Shop } from '#shop'

interface CallOptions<Name extends CallName> extends RouteShorthandOptions {
  /** Of a shopper's call: how often one may make it, where that is not as often as any other. */
  limit?: ShopperLimit | undefined
  /** Where a call that takes much of the processor waits for its turn. */
  queue?: WorkQueue
  /** Of a call that takes a file: who may send it is checked before a byte of it is read. */
  before?: BeforeFile<Name>
  /** The work goes beyond one transaction: a repeated key does not hold it back, the call itself does. */
  beyondTransaction?: true
}

/** What answers a call: its operation, with options where it needs any. */
type Answer<Name extends CallName> = Operation<Name> | readonly [Operation<Name>, CallOptions<Name>]

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

function send(request: FastifyRequest, reply: FastifyReply, answer: object): FastifyReply {
  const status = isWireRefusal(answer) ? statusOf(answer) : 200
  if (COME_BACK.has(status) && !reply.hasHeader('retry-after')) reply.header('retry-after', '1')
  setContentLanguage(reply, askedLanguage(request.headers['accept-language']))
  return reply.header('cache-control', 'no-store').code(status).send(answer)
}

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
    { limit = usualLimit, queue = atOnce, before, beyondTransaction, ...options }: CallOptions<Name> = {},
  ): void {
    const operation = beyondTransaction ? givenOperation : oncePerKey(name, givenOperation)
    const [method, url] = name.split(' ') as ['GET' | 'POST', string]
    const call: Call = calls[name]
    const takesFile = isFileCall(call)
    const bodyLimit = bodyLimitOf(call)
    performers.set(name, (input, headers) => performCall(shop, sources, name, operation, { headers, input }))
    const requestOf = (request: FastifyRequest, reply: FastifyReply) => ({
      headers: request.headers,
      input: inputOf(request, call),
      isTooMany: async (shopperId: string) => {
        const seconds = (await limit?.(request, shopperId)) ?? null
        if (seconds !== null) reply.header('retry-after', seconds)
        return seconds !== null
      },
      address: request.ip,
      setHeader: (header: string, value: string) => void reply.header(header, value),
    })
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const refusal = await refuseBeforeBody(shop, sources, name, requestOf(request, reply), before)
      if (refusal) return send(request, reply, refusal)
    }
    const route = {
      ...options,
      ...(bodyLimit > USUAL_BODY && { onRequest }),
      bodyLimit,
      method,
      url,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { isTooMany, ...asked } = requestOf(request, reply)
        // A call with a file was counted before.
        const answer = await queue(networkOf(request.ip), () =>
          performCall(shop, sources, name, operation, {
            ...asked,
            ...(takesFile ? { file: fileOf(request) } : { isTooMany }),
          }),
        )
        return send(request, reply, answer)
      },
    }
    if (takesFile) takeFiles(app, (scope) => void scope.route(route))
    else app.route(route)
  }
  for (const name of Object.keys(answers) as CallName[]) {
    const [operation, options] = [answers[name]].flat() as [Operation<CallName>, CallOptions<CallName>?]
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
