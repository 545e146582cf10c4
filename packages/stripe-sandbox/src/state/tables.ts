import type Stripe from 'stripe'
import type { BehaviourName } from '#payments/cards'

/** A future state change. Milliseconds of the sandbox's clock. */
export interface ScheduledJob {
  at: number
  kind: 'settle_intent' | 'settle_refund' | 'expire_session'
  subject: string
}

/** An undelivered webhook. `dueAt` is in milliseconds of the real clock. */
export interface WebhookDelivery {
  event: string
  attempts: number
  dueAt: number
}

/** The answer for an `Idempotency-Key`, with its request. */
export interface StoredAnswer {
  at: number
  path: string
  fingerprint: string
  requestId: string
  status: number
  body: string
}

/** Values for the payment intent of a session, and the lines on its page. */
export interface SessionDetails {
  lines: { name: string; quantity: number; amount: number }[]
  intent: {
    metadata: Record<string, string>
    description: string | null
    captureMethod: string
    receiptEmail: string | null
  }
}

/** Everything that the sandbox stores. Values are replaced, never changed. */
export interface Tables {
  payment_intents: Stripe.PaymentIntent
  charges: Stripe.Charge
  refunds: Stripe.Refund
  payment_methods: Stripe.PaymentMethod
  sessions: Stripe.Checkout.Session
  session_details: SessionDetails
  /** Session id by payment intent. */
  intent_sessions: string
  /** Behaviour of the card by payment method. */
  behaviours: BehaviourName
  refund_ends: 'succeeded' | 'failed'
  events: Stripe.EventBase
  deliveries: WebhookDelivery
  jobs: ScheduledJob
  answers: StoredAnswer
  /** `port`: the last port. `clock_ahead`: milliseconds. `wallet`: 1 if wallets are supported. */
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
