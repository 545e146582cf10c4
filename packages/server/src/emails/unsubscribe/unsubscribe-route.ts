import { LANGUAGES } from '@little-dunes/domain/i18n/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readUnsubscribeLink, UNSUBSCRIBE_PATH } from '#emails/unsubscribe/unsubscribe-link'
import { UNSUBSCRIBE_CSP, type UnsubscribeState, unsubscribePage } from '#emails/unsubscribe/unsubscribe-page'
import { readShopName } from '#settings/read-shop-name'
import type { Shop } from '#shop'

/** Ends one kind of email. Idempotent. */
export type Unsubscribe = (shop: Shop, subject: string) => Promise<void>

type Request = FastifyRequest<{ Querystring: Record<string, string> }>

const SMALL_BODY = 1024

/**
 * The unsubscribe page and the one-click POST of mail programs (RFC 8058). Opening the link must not end anything,
 * because mail programs open links automatically.
 */
export function unsubscribeRoute(
  app: FastifyInstance,
  shop: Shop,
  endings: Readonly<Record<string, Unsubscribe>>,
): void {
  async function show({ query }: Request, reply: FastifyReply, state: UnsubscribeState) {
    const language = LANGUAGES.find((known) => known === query.language) ?? LANGUAGES[0]
    const shopName = (await readShopName(shop))[language]
    return reply
      .code(state === 'invalid' ? 404 : 200)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': UNSUBSCRIBE_CSP })
      .type('text/html; charset=utf-8')
      .send(unsubscribePage(state, language, shopName))
  }
  const find = async ({ query }: Request) => {
    const subscription = await readUnsubscribeLink(shop, query)
    const end = subscription ? endings[subscription.kind] : undefined
    return subscription && end ? () => end(shop, subscription.subject) : null
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The body `List-Unsubscribe=One-Click` may have either form type. Only the link counts.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: SMALL_BODY }, (_request, _body, done) =>
      done(null, undefined),
    )
    scope.get(UNSUBSCRIBE_PATH, async (request: Request, reply) =>
      show(request, reply, (await find(request)) ? 'question' : 'invalid'),
    )
    scope.post(UNSUBSCRIBE_PATH, async (request: Request, reply) => {
      const end = await find(request)
      await end?.()
      return show(request, reply, end ? 'stopped' : 'invalid')
    })
  })
}
