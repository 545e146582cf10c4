import type { IncomingMessage } from 'node:http'
import { calls } from '@little-dunes/domain/contract/calls'
import { askedLanguage } from '@little-dunes/domain/i18n/asked-language'
import type { Language } from '@little-dunes/domain/i18n/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProductListCache } from '#catalogue/whole-list/product-list-cache'
import { sendPublishedList } from '#catalogue/whole-list/send-published-list'
import type { FastPath } from '#http/create-http-server'
import { sendPrecompressed } from '#http/precompressed-response'
import type { Shop } from '#shop'

const WHOLE_LIST = '/api/product/list'
const PARAMETERS: ReadonlySet<string> = new Set(Object.keys(calls['GET /api/product/list'].input.shape))

/** Ignores unknown parameters. */
function asksForAll(url = ''): boolean {
  if (url === WHOLE_LIST) return true
  if (!url.startsWith(`${WHOLE_LIST}?`)) return false
  return new URLSearchParams(url.slice(WHOLE_LIST.length)).keys().every((name) => !PARAMETERS.has(name))
}

type WholeLists = (language: Language) => ProductListCache

const getLanguage = ({ headers }: IncomingMessage) => askedLanguage(headers['accept-language'])

/** Sends the whole list from the cache, or in parts for a large shop. The call answers all other lists. */
export const answerWholeList =
  (shop: Shop, wholeLists: WholeLists) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!asksForAll(request.raw.url)) return
    if (await shop.catalogue.isLarge())
      return sendPublishedList(shop, getLanguage(request.raw), { request, reply })
    const answer = await wholeLists(getLanguage(request.raw)).answer()
    reply.hijack()
    sendPrecompressed(answer, request.raw, reply.raw)
  }

/** Sends the whole list from memory while it is current. An overloaded shop may send an older stock. */
export const serveCachedProductList =
  (wholeLists: WholeLists): FastPath =>
  (request, response, isOverloaded) => {
    if (!asksForAll(request.url) || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const answer = wholeLists(getLanguage(request)).ready(isOverloaded)
    if (!answer) return false
    sendPrecompressed(answer, request, response)
    return true
  }
