import type { IncomingMessage } from 'node:http'
import { calls } from '@little-dunes/domain/contract/calls'
import { askedLanguage } from '@little-dunes/domain/messages/asked-language'
import type { Language } from '@little-dunes/domain/messages/languages'
import { seeDescription } from '#catalogue/descriptions/see-description'
import { listProducts } from '#catalogue/list-products'
import { seeOfferTerms } from '#catalogue/offers/see-offer-terms'
import { seeRelated } from '#catalogue/offers/see-related'
import type { ProductListCache } from '#catalogue/product-list-cache'
import { seeWasPrice } from '#catalogue/sales/see-was-price'
import { seeAssortment } from '#catalogue/see-assortment'
import { sendPublishedList } from '#catalogue/send-published-list'
import type { Answers } from '#http/api'
import type { FastPath } from '#http/create-http-server'
import { createWorkQueue } from '#http/limits/work-queue'
import { sendPrecompressed } from '#http/precompressed-response'
import type { Shop } from '#shop'

const WHOLE_LIST = '/api/product/list'
const PARAMETERS: ReadonlySet<string> = new Set(Object.keys(calls['GET /api/product/list'].input.shape))

/** A part of a large catalogue takes some 10 ms to write: a second's worth waits, no more. */
const PARTS = { atOnce: 1, waiting: 60 }

/** What no list reads changes no list. */
function asksForAll(url = ''): boolean {
  if (url === WHOLE_LIST) return true
  if (!url.startsWith(`${WHOLE_LIST}?`)) return false
  return new URLSearchParams(url.slice(WHOLE_LIST.length)).keys().every((name) => !PARAMETERS.has(name))
}

/** The whole list in the language that a request asks for. */
type WholeLists = (language: Language) => ProductListCache

const languageOf = ({ headers }: IncomingMessage) => askedLanguage(headers['accept-language'])

export function catalogueRoutes(shop: Shop, wholeLists: WholeLists) {
  return {
    'GET /api/product/was-price': seeWasPrice,
    'GET /api/product/offer-terms': seeOfferTerms,
    'GET /api/product/description': seeDescription,
    'GET /api/product/related': seeRelated,
    'GET /api/product/assortment': seeAssortment,
    'GET /api/product/list': [
      listProducts,
      {
        queue: createWorkQueue(PARTS),
        onRequest: async (request, reply) => {
          if (!asksForAll(request.raw.url)) return
          if (await shop.catalogue.isLarge())
            return sendPublishedList(shop, languageOf(request.raw), { request, reply })
          const answer = await wholeLists(languageOf(request.raw)).answer()
          reply.hijack()
          sendPrecompressed(answer, request.raw, reply.raw)
        },
      },
    ],
  } satisfies Answers
}

/** The whole list from memory, as long as nothing happened to it; an overloaded shop sends its stock as it was. */
export const serveCachedProductList =
  (wholeLists: WholeLists): FastPath =>
  (request, response, isOverloaded) => {
    if (!asksForAll(request.url) || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const answer = wholeLists(languageOf(request)).ready(isOverloaded)
    if (!answer) return false
    sendPrecompressed(answer, request, response)
    return true
  }
