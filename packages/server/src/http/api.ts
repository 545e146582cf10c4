import type { IncomingHttpHeaders } from 'node:http'
import { type Call, isFileCall, USUAL_BODY } from '@little-dunes/domain/contract/call'
import { type CallName, calls } from '@little-dunes/domain/contract/calls'
import { askedLanguage } from '@little-dunes/domain/i18n/asked-language'
import { getHttpStatus, isWireRefusal } from '@little-dunes/domain/messages/failures'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { getBodyLimit, getFile, readInput, takeFiles } from '#http/call-input'
import { toNetwork } from '#http/limits/to-network'
import type { WorkQueue } from '#http/limits/work-queue'
import { setContentLanguage } from '#http/localize'
import { oncePerKey } from '#http/once-per-key'
import { type BeforeFile, type Operation, performCall, refuseBeforeBody } from '#http/perform-call'
import type { CustomerLimit } from '#http/rate-limit'
import type { CallerSources } from '#http/require-caller'
import type { Shop } from '#shop'

interface CallOptions<Name extends CallName> extends RouteShorthandOptions {
  /** Limit for calls of customers; defaults to the usual limit. */
  limit?: CustomerLimit | undefined
  /** CPU-heavy calls wait here for their turn. */
  queue?: WorkQueue
  /** Checks the caller of a file call before any byte of the file is read. */
  before?: BeforeFile<Name>
  /** The work exceeds one transaction, so the call itself handles repeated keys. */
  beyondTransaction?: true
}

/** Operation that answers a call, with options if it needs any. */
type Answer<Name extends CallName> = Operation<Name> | readonly [Operation<Name>, CallOptions<Name>]

/** Calls of one capability, as its `<x>-routes.ts` lists them. */
export type Answers = { readonly [Name in CallName]?: Answer<Name> }

/** Every call of the contract: a declared call without an answer is a type error. */
export type AllAnswers = Required<Answers>

export interface Api {
  /** Performs a public call inside the process, as pages do while rendering. */
  perform(name: string, input: unknown, headers?: IncomingHttpHeaders): Promise<unknown>
}

/** Temporary statuses (RFC 9110, 10.2.3). */
const COME_BACK: ReadonlySet<number> = new Set([429, 503])

const atOnce: WorkQueue = (_network, work) => work()

function send(request: FastifyRequest, reply: FastifyReply, answer: object): FastifyReply {
  const status = isWireRefusal(answer) ? getHttpStatus(answer) : 200
  if (COME_BACK.has(status) && !reply.hasHeader('retry-after')) reply.header('retry-after', '1')
  setContentLanguage(reply, askedLanguage(request.headers['accept-language']))
  return reply.header('cache-control', 'no-store').code(status).send(answer)
}

/** Registers a route per call of the contract. `usualLimit` counts all customer calls without a special limit. */
export function createApi(
  app: FastifyInstance,
  shop: Shop,
  answers: AllAnswers,
  { sources, usualLimit }: { sources: CallerSources; usualLimit?: CustomerLimit | undefined },
): Api {
  const performers = new Map<string, (input: unknown, headers: IncomingHttpHeaders) => Promise<unknown>>()
  function answer<Name extends CallName>(
    name: Name,
    baseOperation: Operation<Name>,
    { limit = usualLimit, queue = atOnce, before, beyondTransaction, ...options }: CallOptions<Name> = {},
  ): void {
    const operation = beyondTransaction ? baseOperation : oncePerKey(name, baseOperation)
    const [method, url] = name.split(' ') as ['GET' | 'POST', string]
    const call: Call = calls[name]
    const takesFile = isFileCall(call)
    const bodyLimit = getBodyLimit(call)
    performers.set(name, (input, headers) => performCall(shop, sources, name, operation, { headers, input }))
    const toRequest = (request: FastifyRequest, reply: FastifyReply) => ({
      headers: request.headers,
      input: readInput(request, call),
      isTooMany: async (customerId: string) => {
        const seconds = (await limit?.(request, customerId)) ?? null
        if (seconds !== null) reply.header('retry-after', seconds)
        return seconds !== null
      },
      address: request.ip,
      setHeader: (header: string, value: string) => void reply.header(header, value),
    })
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const refusal = await refuseBeforeBody(shop, sources, name, toRequest(request, reply), before)
      if (refusal) return send(request, reply, refusal)
    }
    const route = {
      ...options,
      ...(bodyLimit > USUAL_BODY && { onRequest }),
      bodyLimit,
      method,
      url,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { isTooMany, ...asked } = toRequest(request, reply)
        // File calls were counted before their body was read.
        const answer = await queue(toNetwork(request.ip), () =>
          performCall(shop, sources, name, operation, {
            ...asked,
            ...(takesFile ? { file: getFile(request) } : { isTooMany }),
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
      if (!performer) throw new Error(`No handler for ${name}`)
      return performer(input, headers)
    },
  }
}
