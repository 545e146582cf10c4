import type { IncomingMessage } from 'node:http'
import { askedLanguage } from '@little-dunes/domain/messages/asked-language'
import type { Language } from '@little-dunes/domain/messages/languages'
import { listProducts } from '#catalogue/list-products'
import type { WholeList } from '#catalogue/whole-list'
import type { Api } from '#http/api'
import type { FastPath } from '#http/create-http-server'
import { sendPrecompressed } from '#http/precompressed-response'

const WHOLE_LIST = '/api/product/list'

/** The whole list in the language that a request asks for. */
type WholeLists = (language: Language) => WholeList

const languageOf = ({ headers }: IncomingMessage) => askedLanguage(headers['accept-language'])

export function catalogueRoutes(api: Api, wholeLists: WholeLists): void {
  api.answer('GET /api/product/list', listProducts, {
    onRequest: async (request, reply) => {
      if (request.raw.url !== WHOLE_LIST) return
      const answer = await wholeLists(languageOf(request.raw)).answer()
      reply.hijack()
      sendPrecompressed(answer, request.raw, reply.raw)
    },
  })
}

/** The whole list from memory, as long as nothing happened to it. */
export const serveWholeList =
  (wholeLists: WholeLists): FastPath =>
  (request, response) => {
    if (request.url !== WHOLE_LIST || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const answer = wholeLists(languageOf(request)).ready()
    if (!answer) return false
    sendPrecompressed(answer, request, response)
    return true
  }
