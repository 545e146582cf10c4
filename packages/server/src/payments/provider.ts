import type { AnswerMessage } from '@little-dunes/domain/messages/answer-messages'
import { ServiceUnavailable } from '#jobs/service-unavailable'

/**
 * A payment's status at the provider. `open` waits for the shopper, `processing` for a bank. `authorised` is not captured
 * yet. `closed` can never be paid.
 */
export type ProviderPaymentStatus = 'open' | 'processing' | 'authorised' | 'paid' | 'closed'

/** Where the shopper pays: in our own page, or on a page that the provider hosts. */
export type PaymentUiMode = 'embedded' | 'hosted'

/** A payment to be started; `reference` is the order's id. */
export interface PaymentRequest {
  way: PaymentUiMode
  reference: string
  /** In fils. */
  amount: number
  email: string
  /** What the hosted page calls it. */
  description: string
  /** Of the hosted page: where it sends the shopper back to. */
  returnUrls: { paid: string; givenUp: string }
  /** Of the hosted page: it cannot be paid after this. */
  expiresAt: Date
}

/** Identifies a payment at the provider. */
export interface PaymentHandle {
  way: PaymentUiMode
  id: string
}

/** A card as receipts name it: the brand in the provider's spelling, such as `visa`, and the last four digits. */
export interface PaidCard {
  brand: string
  last4: string
}

export interface ProviderPayment extends PaymentHandle {
  reference: string
  status: ProviderPaymentStatus
  /** In fils, and the currency in lower case. */
  amount: number
  currency: string
  /** Refunded so far, pending refunds included, in fils. */
  refunded: number
  /** What it was paid with, where the provider says so. */
  card?: PaidCard | undefined
  /** Lets the shopper's browser pay it in the page; null on the hosted page. */
  clientSecret: string | null
  /** The hosted page; null in the page, and once it is closed. */
  url: string | null
}

/** A refund to be made. `reference` is the shop's id of it, which the provider returns. */
export interface RefundRequest {
  reference: string
  /** In fils. */
  amount: number
}

export type ProviderRefundStatus = 'pending' | 'succeeded' | 'failed'

export interface ProviderRefund {
  id: string
  /** Of the request; null when the refund was made by hand. */
  reference: string | null
  status: ProviderRefundStatus
  /** In fils. */
  amount: number
}

/** An event that the provider sends by itself. It only names its subject, whose status is then asked for. */
export interface WebhookEvent {
  /** The provider's id; the same event may be sent twice. */
  id: string
  type: string
  /** The payment or refund it is about; null when it is about something else. */
  subject: PaymentHandle | { refundId: string } | null
}

/** A duplicate request with the same idempotency key is still in progress. */
export class IdempotencyKeyInUse extends ServiceUnavailable {}

/** The provider refused the request. */
export class ProviderRefused extends Error {
  /** The text for the shopper; the provider's message is for the log. */
  readonly textKey: AnswerMessage

  constructor(reason: string, textKey: AnswerMessage = 'card_refused', options?: ErrorOptions) {
    super(reason, options)
    this.textKey = textKey
  }
}

/** The provider has no payment with this id. */
export class PaymentNotFound extends Error {}

/** The signature is not the provider's, or too old. */
export class InvalidWebhook extends Error {}

/** From where a page may load what takes the payment (content-security policy). */
export interface CspSources {
  script: readonly string[]
  frame: readonly string[]
  connect: readonly string[]
  image: readonly string[]
}

declare module '#shop' {
  interface Shop {
    /** Provider of card payments; null when the shop takes no cards. Never called inside a transaction. */
    payments: PaymentProvider | null
  }
}

/**
 * Someone who moves money. Every writing call carries an idempotency key made from its purpose, so that it can be
 * repeated after a crash. None is made inside a database transaction.
 */
export interface PaymentProvider {
  /** How browsers reach it (contract: `settings.payments`); without a key it takes cards on a page that it hosts, and nowhere else. */
  browser: { publishableKey: string | null; scriptUrl: string | null; test: boolean; sources: CspSources }
  /** The header in which the signature of an event comes, in lower case. */
  signatureHeader: string
  /** Once per `key`; the answer to a repeat may be an old one. @throws ServiceUnavailable, IdempotencyKeyInUse, ProviderRefused */
  start(request: PaymentRequest, key: string): Promise<ProviderPayment>
  /** @throws ServiceUnavailable, PaymentNotFound */
  lookUp(payment: PaymentHandle): Promise<ProviderPayment>
  /** Takes what is `authorised`; anything else is answered as it is. @throws ServiceUnavailable, ProviderRefused, PaymentNotFound */
  capture(payment: PaymentHandle): Promise<ProviderPayment>
  /** Makes sure that it cannot be paid any more; what is paid or in work by then is answered as it is. @throws ServiceUnavailable, PaymentNotFound */
  cancel(payment: PaymentHandle): Promise<ProviderPayment>
  /** Refunds a part of it or all, once per `key`. @throws ServiceUnavailable, ProviderRefused, PaymentNotFound */
  refund(payment: PaymentHandle, request: RefundRequest, key: string): Promise<ProviderRefund>
  /** What was refunded of a payment so far, or is on its way back. @throws ServiceUnavailable, PaymentNotFound */
  refundsOf(payment: PaymentHandle): Promise<ProviderRefund[]>
  /** @throws ServiceUnavailable, PaymentNotFound */
  lookUpRefund(id: string): Promise<ProviderRefund>
  /** Null when the signature is valid and the content is no event. @throws InvalidWebhook */
  readEvent(body: Buffer, signature: string | undefined): WebhookEvent | null
  /** Asks the provider once whether it knows us; the sentence says what is wrong. */
  check(): Promise<string | null>
}
