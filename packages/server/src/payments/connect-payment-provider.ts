import type { PaymentProvider } from '#payments/provider'

export type PaymentSettings =
  | { kind: 'off' }
  | { kind: 'test'; port: number | undefined; url: string | undefined }
  | {
      kind: 'stripe'
      keys: { secretKey: string; publishableKey: string; webhookSecret: string }
      apiUrl: string | undefined
    }

export interface PaymentsOptions {
  payments: PaymentSettings
  dataFolder: string
  host: string
  /** Port of the shop. */
  port: number
}

/** The provider from the settings; null when the shop takes no cards. `close` ends what was started for it. */
export interface PaymentsConnection {
  provider: PaymentProvider | null
  close(): Promise<void>
}

const nothing = async () => undefined

/** Imports the Stripe SDK only here: loading it takes time, which passes while the database starts. */
export async function connectPaymentProvider(
  { payments, dataFolder, host, port }: PaymentsOptions,
  log: (line: string) => void,
): Promise<PaymentsConnection> {
  if (payments.kind === 'off') return { provider: null, close: nothing }
  if (payments.kind === 'test') {
    const { startTestPayments } = await import('#payments/test/test-payments')
    const where = { dataFolder, host, shopPort: port, port: payments.port, url: payments.url, log }
    return startTestPayments(where)
  }
  const { createStripeProvider } = await import('#payments/stripe/stripe-provider')
  const { keys, apiUrl } = payments
  const scriptUrl = apiUrl && `${apiUrl}/endive/stripe.js`
  const provider = createStripeProvider({ ...keys, apiUrl, scriptUrl })
  return { provider, close: nothing }
}
