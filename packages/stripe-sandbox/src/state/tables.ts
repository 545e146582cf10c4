import type Stripe from 'stripe'
import type { BehaviourName } from '#payments/cards'

/** Something that happens by itself at a time of the sandbox's clock (milliseconds). */
export interface ScheduledJob {
  at: number
  kind: 'settle_intent' | 'settle_refund' | 'expire_session'
  subject: string
}

/** A webhook that nobody has taken yet; `dueAt` by the real clock (milliseconds). */
export interface WebhookDelivery {
  event: string
  attempts: number
  dueAt: number
}

/** What was answered under an `Idempotency-Key`, and to what. */
export interface StoredAnswer {
  at: number
  path: string
  fingerprint: string
  requestId: string
  status: number
  body: string
}

/** What a session becomes once the shopper pays, and what its page shows. */
export interface SessionDetails {
  lines: { name: string; quantity: number; amount: number }[]
  intent: {
    metadata: Record<string, string>
    description: string | null
    captureMethod: string
    receiptEmail: string | null
  }
}

/** Everything that the sandbox remembers. Values are replaced, never changed. */
export interface Tables {
  payment_intents: Stripe.PaymentIntent
  charges: Stripe.Charge
  refunds: Stripe.Refund
  payment_methods: Stripe.PaymentMethod
  sessions: Stripe.Checkout.Session
  session_details: SessionDetails
  /** The session that a payment intent came from. */
  intent_sessions: string
  /** What the card of a payment method does. */
  behaviours: BehaviourName
  /** How a pending refund ends. */
  refund_ends: 'succeeded' | 'failed'
  events: Stripe.EventBase
  deliveries: WebhookDelivery
  jobs: ScheduledJob
  answers: StoredAnswer
  /** `port` that was listened on, `clock_ahead` in milliseconds, `wallet` 1 where wallets are supported. */
  numbers: number
}

export const tableNames: readonly (keyof Tables)[] = [
  'payment_intents',
  'charges',
  'refunds',
  'payment_methods',
  'sessions',
  'session_details',
  'intent_sessions',
  'behaviours',
  'refund_ends',
  'events',
  'deliveries',
  'jobs',
  'answers',
  'numbers',
]
