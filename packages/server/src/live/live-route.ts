import { LIVE_EVENTS } from '@little-dunes/domain/contract/live/live-events'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '#http/error-handler'
import { requireCaller } from '#http/require-caller'
import { getStaffToken } from '#http/staff-cookie'
import { startEventStream } from '#live/event-stream'
import { createOrderChangeFeed } from '#live/order-change-feed'
import type { Shop } from '#shop'
import { findStaff } from '#staff/find-staff'
import { isSessionOpen } from '#staff/is-session-open'

/** Maximum streams of all team members, and of one session. Tabs share one stream if the browser supports it. */
const MAX_STREAMS = 200
const MAX_PER_SESSION = 10

const NO_CUSTOMER = async () => null

export function liveRoute(app: FastifyInstance, shop: Shop, databaseUrl: string): void {
  const news = createOrderChangeFeed(databaseUrl, shop.log)
  const { path, permission } = LIVE_EVENTS
  const sources = { customer: NO_CUSTOMER, staff: findStaff }
  /** Functions that end a stream, with its session. */
  const streams = new Map<() => void, string>()

  async function open(request: FastifyRequest, reply: FastifyReply) {
    const token = getStaffToken(request.headers)
    const { caller, refusal } = await requireCaller(shop, sources, { caller: { staff: permission } }, token)
    if (refusal) return sendRefusal(request, reply, refusal.code)
    if (!caller || !('sessionId' in caller) || caller.isApiKey)
      return sendRefusal(request, reply, 'forbidden')
    const { sessionId } = caller
    const sessionStreams = [...streams.values()].filter((session) => session === sessionId).length
    if (streams.size >= MAX_STREAMS || sessionStreams >= MAX_PER_SESSION)
      return sendRefusal(request, reply.header('retry-after', '30'), 'too_many_requests')
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '')
    const end = startEventStream(news, {
      response: reply.raw,
      isAllowed: () => isSessionOpen(shop, sessionId, permission),
      onEnd: () => streams.delete(end),
    })
    streams.set(end, sessionId)
    return reply
  }

  app.get(path, open)
  app.addHook('preClose', async () => {
    for (const end of streams.keys()) end()
    await news.close()
  })
}
