import type { AnswerMessage } from '@little-dunes/domain/messages/answer-messages'
import { ServiceUnavailable } from '#jobs/service-unavailable'

/**
 * Status of a payment at the provider. `open` waits for the customer, `processing` for a bank. `authorised` is not
 * captured yet. `closed` can never be paid.
 */
export type ProviderPaymentStatus = 'open' | 'processing' | 'authorised' | 'paid' | 'closed'

/** The customer pays in the shop's page, or on a page that the provider hosts. */
export type PaymentUiMode = 'embedded' | 'hosted'

/** `reference` is the order's id. */
export interface PaymentRequest {
  way: PaymentUiMode
  reference: string
  /** In fils. */
  amount: number
  email: string
  /** Description on the hosted page. */
  description: string
  /** Addresses to which the hosted page returns the customer. */
  returnUrls: { paid: string; abandoned: string }
  /** The hosted page cannot be paid after this. */
  expiresAt: Date
}

/** Identifies a payment at the provider. */
export interface PaymentHandle {
  way: PaymentUiMode
  id: string
}

/** A card as shown on receipts: the brand in the provider's spelling, such as `visa`, and the last four digits. */
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
  /** Refunded amount in fils, pending refunds included. */
  refunded: number
  /** Card that paid, if the provider reports it. */
  card?: PaidCard | undefined
  /** Lets the customer's browser pay in the page; null on the hosted page. */
  clientSecret: string | null
  /** Address of the hosted page; null for a payment in the page, and once it is closed. */
  url: string | null
}

/** `reference` is the shop's id of the refund; the provider returns it. */
export interface RefundRequest {
  reference: string
  /** In fils. */
  amount: number
}

export type ProviderRefundStatus = 'pending' | 'succeeded' | 'failed'

export interface ProviderRefund {
  id: string
  /** From the request; null when the refund was made by hand. */
  reference: string | null
  status: ProviderRefundStatus
  /** In fils. */
  amount: number
}

/** An event that the provider sends. It only names its subject; the shop then looks up the status. */
export interface WebhookEvent {
  /** Id at the provider, which may send the same event twice. */
  id: string
  type: string
  /** Payment or refund of the event; null for other subjects. */
  subject: PaymentHandle | { refundId: string } | null
}

/** A duplicate request with the same idempotency key is still in progress. */
export class IdempotencyKeyInUse extends ServiceUnavailable {}

/** The provider refused the request. */
export class ProviderRefused extends Error {
  /** Text for the customer; the provider's message is for the log. */
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

/** Sources from which a page may load the payment form (content-security policy). */
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
 * Moves money. Every writing call has an idempotency key made from its purpose, so that it can be repeated after a
 * crash. No call runs inside a database transaction.
 */
export interface PaymentProvider {
  /**
   * Connection from browsers (contract: `settings.payments`). Without a key, the provider takes cards only on a page
   * that it hosts.
   */
  browser: { publishableKey: string | null; scriptUrl: string | null; test: boolean; sources: CspSources }
  /** Header with the signature of an event, in lower case. */
  signatureHeader: string
  /**
   * Once per `key`; the answer to a repeat may be outdated. @throws ServiceUnavailable, IdempotencyKeyInUse,
   * ProviderRefused
   */
  start(request: PaymentRequest, key: string): Promise<ProviderPayment>
  /** @throws ServiceUnavailable, PaymentNotFound */
  lookUp(payment: PaymentHandle): Promise<ProviderPayment>
  /**
   * Captures an `authorised` payment; returns any other payment unchanged. @throws ServiceUnavailable, ProviderRefused,
   * PaymentNotFound
   */
  capture(payment: PaymentHandle): Promise<ProviderPayment>
  /**
   * Makes sure that the payment can no longer be paid. If it is paid or processing by then, returns it unchanged.
   * @throws ServiceUnavailable, PaymentNotFound
   */
  cancel(payment: PaymentHandle): Promise<ProviderPayment>
  /**
   * Refunds a part of the payment or all of it, once per `key`. @throws ServiceUnavailable, ProviderRefused,
   * PaymentNotFound
   */
  refund(payment: PaymentHandle, request: RefundRequest, key: string): Promise<ProviderRefund>
  /** Finished and pending refunds of the payment. @throws ServiceUnavailable, PaymentNotFound */
  listRefunds(payment: PaymentHandle): Promise<ProviderRefund[]>
  /** @throws ServiceUnavailable, PaymentNotFound */
  lookUpRefund(id: string): Promise<ProviderRefund>
  /** Null when the signature is valid but the content is not an event. @throws InvalidWebhook */
  readEvent(body: Buffer, signature: string | undefined): WebhookEvent | null
  /** Asks the provider once whether it accepts the keys. Returns the problem as a sentence, or null. */
  check(): Promise<string | null>
}
