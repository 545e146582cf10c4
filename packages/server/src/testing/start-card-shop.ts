import { processEvents } from '#orders/payment/process-events'
import type { ProviderPayment } from '#payments/provider'
import { requireFreePort } from '#startup/require-free-port'
import { aSandbox, type SandboxState, type TestSandbox } from '#testing/a-sandbox'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

/** A shop that takes cards, with a Stripe of its own whose events reach it; nothing happens beside the calls. */
export interface CardShop extends TestShop {
  sandbox: TestSandbox
  state(): Promise<SandboxState>
  /** A shopper's browser pays in the page. */
  pay(clientSecret: string, card?: string): Promise<void>
  /** Somebody pays on the hosted page. */
  payPage(sessionUrl: string, card?: string): Promise<void>
  /** What the provider knows of a payment in the page. */
  lookUp(clientSecret: string): Promise<ProviderPayment>
  /** How often the provider charged for an order, what, and what it refunded, in fils. */
  moneyOf(orderId: string): Promise<{ charges: number; charged: number; refunded: number }>
  /** Every event that waits at the provider comes, and is processed. */
  hear(): Promise<void>
}

const HOST = '127.0.0.1'
const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? ''

/** Its clock is at the real time, which is the provider's, until it is moved. */
export async function startCardShop(options: Parameters<typeof startTestShop>[0] = {}): Promise<CardShop> {
  const port = await requireFreePort(0, HOST)
  const sandbox = await aSandbox(`http://${HOST}:${port}/api/stripe/webhook`)
  await sandbox.turn('webhooks/off')
  const payments = sandbox.provider({ retries: 0, timeout: 15_000 })
  const shop = await startTestShop({ payments, ...options })
  shop.clock.set(new Date())
  await shop.server.listen({ port, host: HOST })
  return {
    ...shop,
    sandbox,
    state: sandbox.state,
    async pay(clientSecret, card = 'pm_card_visa') {
      await sandbox.stripe.paymentIntents.confirm(intentOf(clientSecret), { payment_method: card })
    },
    async payPage(sessionUrl, card = 'pm_card_visa') {
      await sandbox.turn(`sessions/${sessionUrl.split('/').at(-1)}/pay`, { payment_method: card })
    },
    lookUp: (clientSecret) => payments.lookUp({ way: 'embedded', id: intentOf(clientSecret) }),
    async moneyOf(orderId) {
      const { charges } = await sandbox.state()
      const own = charges.filter((charge) => charge.paid && charge.metadata.reference === orderId)
      const sum = (part: 'amount' | 'amount_refunded') =>
        own.reduce((total, charge) => total + charge[part], 0)
      return { charges: own.length, charged: sum('amount'), refunded: sum('amount_refunded') }
    },
    async hear() {
      await sandbox.turn('webhooks/deliver')
      await processEvents(shop.shop)
    },
    async close() {
      // First, since it keeps connections to the shop that closing would wait for.
      await sandbox.close()
      await shop.close()
    },
  }
}
