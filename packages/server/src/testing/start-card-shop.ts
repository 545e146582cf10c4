import { processEvents } from '#orders/payment/process-events'
import type { ProviderPayment } from '#payments/provider'
import { requireFreePort } from '#startup/require-free-port'
import { aSandbox, type SandboxState, type TestSandbox } from '#testing/a-sandbox'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

/** A shop that takes cards, with a dedicated Stripe sandbox whose events reach it. Nothing runs besides the calls. */
export interface CardShop extends TestShop {
  sandbox: TestSandbox
  state(): Promise<SandboxState>
  /** Pays in the page, as a customer's browser does. */
  pay(clientSecret: string, card?: string): Promise<void>
  /** Pays on the hosted page. */
  payPage(sessionUrl: string, card?: string): Promise<void>
  /** The provider's state of a payment in the page. */
  lookUp(clientSecret: string): Promise<ProviderPayment>
  /** Number of charges for an order, and the charged and refunded amounts in fils. */
  loadTotals(orderId: string): Promise<{ charges: number; charged: number; refunded: number }>
  /** Delivers and processes every pending event of the provider. */
  hear(): Promise<void>
}

const HOST = '127.0.0.1'
const toIntentId = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? ''

/** The clock starts at the real time, which the provider uses, until a test moves it. */
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
      await sandbox.stripe.paymentIntents.confirm(toIntentId(clientSecret), { payment_method: card })
    },
    async payPage(sessionUrl, card = 'pm_card_visa') {
      await sandbox.turn(`sessions/${sessionUrl.split('/').at(-1)}/pay`, { payment_method: card })
    },
    lookUp: (clientSecret) => payments.lookUp({ way: 'embedded', id: toIntentId(clientSecret) }),
    async loadTotals(orderId) {
      const { charges } = await sandbox.state()
      const orderCharges = charges.filter((charge) => charge.paid && charge.metadata.reference === orderId)
      const sum = (part: 'amount' | 'amount_refunded') =>
        orderCharges.reduce((total, charge) => total + charge[part], 0)
      return { charges: orderCharges.length, charged: sum('amount'), refunded: sum('amount_refunded') }
    },
    async hear() {
      await sandbox.turn('webhooks/deliver')
      await processEvents(shop.shop)
    },
    async close() {
      // Closed first: its connections would delay closing the shop.
      await sandbox.close()
      await shop.close()
    },
  }
}
