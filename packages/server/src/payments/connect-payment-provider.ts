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
  /** Where the shop answers. */
  port: number
}

/** Who moves the money of cards, as the settings say; closing it ends what was started for it. */
export interface PaymentsConnection {
  provider: PaymentProvider | null
  close(): Promise<void>
}

const nothing = async () => undefined

/** The SDK is read here and no sooner: it costs time that the start of the database leaves over. */
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
