import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { webhookSecret } from '#testing/keys'

/** A shop that receives webhooks: stores those with a valid signature and answers as configured. */
export async function aWebhookReceiver(port = 0) {
  const events: Stripe.Event[] = []
  const shop = { status: 200, events, url: '', types: () => events.map(({ type }) => type), close }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const signature = request.headers['stripe-signature'] ?? ''
    events.push(Stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, webhookSecret))
    response.writeHead(shop.status).end()
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`

  async function close() {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return shop
}
