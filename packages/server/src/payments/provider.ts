import type { AnswerMessage } from '@little-dunes/domain/answer-messages'

/**
 * A payment as the provider has it. `open` waits for the shopper, `processing` for a bank: neither is decided.
 * `authorised` is reserved and not taken yet, as providers of instalments do. `paid` is money; `closed` can never become it.
 */
export type PaymentState = 'open' | 'processing' | 'authorised' | 'paid' | 'closed'

/** Where the shopper pays: in our own page, or on a page that the provider hosts. */
export type PaymentWay = 'embedded' | 'hosted'

/** A payment to be started. `reference` is ours, the provider gives it back. */
export interface PaymentRequest {
  way: PaymentWay
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

/** Names a payment at the provider. */
export interface PaymentHandle {
  way: PaymentWay
  id: string
}

export interface ProviderPayment extends PaymentHandle {
  reference: string
  state: PaymentState
  /** In fils, and the currency in lower case. */
  amount: number
  currency: string
  /** What of it was given back or is on its way back, in fils. */
  refunded: number
  /** Lets the shopper's browser pay it in the page; null on the hosted page. */
  clientSecret: string | null
  /** The hosted page; null in the page, and once it is closed. */
  url: string | null
}

export type RefundState = 'pending' | 'succeeded' | 'failed'

export interface ProviderRefund {
  id: string
  state: RefundState
  /** In fils. */
  amount: number
}

/** An event that the provider sends by itself. It only names its subject, whose state is then asked for. */
export interface WebhookEvent {
  /** The provider's id; the same event may be sent twice. */
  id: string
  type: string
  /** The payment or refund it is about; null when it is about something else. */
  about: PaymentHandle | { refundId: string } | null
}

/** The provider could not be reached or could not answer: nothing is known of what was asked. */
export class ProviderAway extends Error {}

/** The twin of a call, with the same key, is still being worked on there. */
export class ProviderBusy extends ProviderAway {}

/** The provider understood and said no. */
export class ProviderRefused extends Error {
  /** What the shopper is told; the provider's own words are for the log. */
  readonly says: AnswerMessage

  constructor(reason: string, says: AnswerMessage = 'card_refused', options?: ErrorOptions) {
    super(reason, options)
    this.says = says
  }
}

/** The provider has no payment of this name, so it can never be paid there. */
export class PaymentUnknown extends Error {}

/** The signature is not the provider's, or too old. */
export class InvalidWebhook extends Error {}

/** From where a page may load what takes the payment (content-security policy). */
export interface BrowserSources {
  script: readonly string[]
  frame: readonly string[]
  connect: readonly string[]
  image: readonly string[]
}

/**
 * Someone who moves money. Every writing call carries a key made from what it is for, so that it may be repeated after
 * a crash; none is made inside a database transaction.
 */
export interface PaymentProvider {
  /** How browsers reach it (contract: `settings.payments`). */
  browser: { publishableKey: string; scriptUrl: string | null; test: boolean; sources: BrowserSources }
  /** Once per `key`; the answer to a repeat may be an old one. @throws ProviderAway, ProviderBusy, ProviderRefused */
  start(request: PaymentRequest, key: string): Promise<ProviderPayment>
  /** @throws ProviderAway, PaymentUnknown */
  lookUp(payment: PaymentHandle): Promise<ProviderPayment>
  /** Takes what is `authorised`; anything else is answered as it is. @throws ProviderAway, ProviderRefused, PaymentUnknown */
  capture(payment: PaymentHandle): Promise<ProviderPayment>
  /** Makes sure that it cannot be paid any more; what is paid or in work by then is answered as it is. @throws ProviderAway, PaymentUnknown */
  cancel(payment: PaymentHandle): Promise<ProviderPayment>
  /** Gives all of it back, once per `key`. @throws ProviderAway, ProviderRefused, PaymentUnknown */
  refund(payment: PaymentHandle, key: string): Promise<ProviderRefund>
  /** What was given back of a payment so far, or is on its way back. @throws ProviderAway, PaymentUnknown */
  refundsOf(payment: PaymentHandle): Promise<ProviderRefund[]>
  /** @throws ProviderAway, PaymentUnknown */
  lookUpRefund(id: string): Promise<ProviderRefund>
  /** Null when the signature is valid and the content is no event. @throws InvalidWebhook */
  readEvent(body: Buffer, signature: string | undefined): WebhookEvent | null
  /** Asks the provider once whether it knows us; the sentence says what is wrong. */
  check(): Promise<string | null>
}
