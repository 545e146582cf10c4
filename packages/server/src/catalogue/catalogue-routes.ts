import { listProducts } from '#catalogue/list-products'
import type { WholeList } from '#catalogue/whole-list'
import type { Api } from '#http/api'
import type { QuickAnswer } from '#http/create-http-server'
import { sendPrecompressed } from '#http/precompressed-response'

const WHOLE_LIST = '/api/product/list'

export function catalogueRoutes(api: Api, wholeList: WholeList): void {
  api.answer('GET /api/product/list', listProducts, {
    onRequest: async (request, reply) => {
      if (request.raw.url !== WHOLE_LIST) return
      const answer = await wholeList.answer()
      reply.hijack()
      sendPrecompressed(answer, request.raw, reply.raw)
    },
  })
}

/** The whole list from memory, as long as nothing happened to it. */
export const quickWholeList =
  (wholeList: WholeList): QuickAnswer =>
  (request, response) => {
    if (request.url !== WHOLE_LIST || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const answer = wholeList.ready()
    if (!answer) return false
    sendPrecompressed(answer, request, response)
    return true
  }
