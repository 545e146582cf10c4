import { detectBrand, isLuhn } from '#browser/card/card-rules'

/** A bank's reason for a decline in Stripe's format. */
export interface Decline {
  code: string
  decline_code?: string
  message: string
  param?: string
}

export type Behaviour =
  | { kind: 'succeeds' }
  | { kind: 'declined'; decline: Decline }
  | { kind: 'authenticates' }
  | { kind: 'slow'; decline?: Decline }

const declined = (decline_code: string, message = 'Your card was declined.'): Behaviour => ({
  kind: 'declined',
  decline: { code: 'card_declined', decline_code, message },
})

const refused = (code: string, message: string, param?: string): Behaviour => ({
  kind: 'declined',
  decline: { code, message, ...(param ? { param } : {}) },
})

export const behaviours = {
  succeeds: { kind: 'succeeds' },
  declined: declined('generic_decline'),
  insufficientFunds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  lost: declined('lost_card'),
  stolen: declined('stolen_card'),
  noTestCard: declined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test (live) card.',
  ),
  expired: refused('expired_card', 'Your card has expired.', 'exp_month'),
  incorrectCvc: refused('incorrect_cvc', "Your card's security code is incorrect.", 'cvc'),
  processingError: refused(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  authenticates: { kind: 'authenticates' },
  slow: { kind: 'slow' },
  slowDeclined: {
    kind: 'slow',
    decline: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  },
} satisfies Record<string, Behaviour>
export type BehaviourName = keyof typeof behaviours

/** Numbers from Stripe's documentation, and two slow cards of the sandbox. */
const testCards: Record<string, BehaviourName> = {
  '4242424242424242': 'succeeds',
  '4000056655665556': 'succeeds',
  '5555555555554444': 'succeeds',
  '2223003122003222': 'succeeds',
  '378282246310005': 'succeeds',
  '4000007840000001': 'succeeds',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficientFunds',
  '4000000000009987': 'lost',
  '4000000000009979': 'stolen',
  '4000000000000069': 'expired',
  '4000000000000127': 'incorrectCvc',
  '4000000000000119': 'processingError',
  '4000002500003155': 'authenticates',
  '4000002760003184': 'authenticates',
  '4000000000003220': 'authenticates',
  '4000000000006009': 'slow',
  '4000000000006017': 'slowDeclined',
}

/** Stripe's payment methods for test mode, and two for the slow cards. */
const readyMethods: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedLostCard: '4000000000009987',
  pm_card_chargeDeclinedStolenCard: '4000000000009979',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecureRequired: '4000000000003220',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_slow: '4000000000006009',
  pm_card_slowDeclined: '4000000000006017',
}

export const numberOfTestMethod = (id: string): string | undefined => readyMethods[id]

export const behaviourOfNumber = (number: string): BehaviourName => testCards[number] ?? 'noTestCard'

export interface CardData {
  number: string
  expMonth: number
  expYear: number
  cvc: string | undefined
}

/** The error of Stripe's API for impossible card data. Undefined for possible data. */
export function cardDataError({ number, expMonth, expYear, cvc }: CardData, now: Date): Decline | undefined {
  const wrong = (code: string, param: string, what: string, how = 'invalid') => ({
    code,
    param,
    message: `Your card's ${what} is ${how}.`,
  })
  const brand = detectBrand(number)
  if (!brand.lengths.includes(number.length) || !isLuhn(number)) {
    return { code: 'incorrect_number', param: 'number', message: 'Your card number is incorrect.' }
  }
  if (!(expMonth >= 1 && expMonth <= 12)) {
    return wrong('invalid_expiry_month', 'exp_month', 'expiration month')
  }
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1]
  if (!(expYear >= year && expYear <= year + 50)) {
    return wrong('invalid_expiry_year', 'exp_year', 'expiration year')
  }
  if (expYear === year && expMonth < month) {
    return wrong('invalid_expiry_month', 'exp_month', 'expiration month')
  }
  if (cvc !== undefined && !(/^\d+$/.test(cvc) && cvc.length === brand.cvcLength)) {
    return wrong('invalid_cvc', 'cvc', 'security code')
  }
  return undefined
}
