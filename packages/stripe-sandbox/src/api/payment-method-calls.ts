import type { ApiCall } from '#api/api-call'
import type { Parameters } from '#api/parameters'
import { invalidParameter, resourceMissing } from '#payments/api-error'
import type { CardData } from '#payments/cards'
import { createPaymentMethod, EMPTY_PAYER, type Payer, requirePaymentMethod } from '#payments/payment-methods'
import type { Sandbox } from '#state/sandbox'

interface MethodData {
  card: CardData
  payer: Payer
  wallet: boolean
}

export const createMethod: ApiCall = ({ sandbox, input }) => {
  const data = readMethodData(input)
  return () => keepMethod(sandbox, data)
}

export const retrieveMethod: ApiCall = ({ sandbox, id }) => {
  return () => {
    const method = sandbox.store.get('payment_methods', id)
    if (!method) throw resourceMissing('PaymentMethod', id, 'payment_method')
    return method
  }
}

/** Payment method types requested by the merchant. The sandbox only has cards. */
export function readAllowedTypes(input: Parameters): string[] | null {
  const name = 'allowed_payment_method_types'
  const types = input.texts(name)
  const other = types.find((type) => type !== 'card')
  if (other) throw invalidParameter(`Invalid ${name}: the sandbox supports card, not ${other}`, name)
  return input.has(name) ? types : null
}

/** Accepts `payment_method` or `payment_method_data`. */
export function paymentMethodResolver(sandbox: Sandbox, input: Parameters) {
  const id = input.optionalText('payment_method')
  if (!input.has('payment_method_data')) {
    return () => (id ? requirePaymentMethod(sandbox, id) : undefined)
  }
  const data = readMethodData(input.inner('payment_method_data'))
  if (id)
    throw invalidParameter(
      'You may only specify one of these parameters: payment_method, payment_method_data.',
      undefined,
      'parameters_exclusive',
    )
  return () => keepMethod(sandbox, data)
}

const keepMethod = (sandbox: Sandbox, { card, payer, wallet }: MethodData) =>
  createPaymentMethod(sandbox, card, payer, wallet)

function readMethodData(input: Parameters): MethodData {
  if (!input.oneOf('type', ['card'])) input.text('type')
  const card = input.inner('card')
  return {
    card: {
      number: card.text('number').replaceAll(/[\s-]/g, ''),
      expMonth: card.integer('exp_month'),
      expYear: fullYear(card.integer('exp_year')),
      cvc: card.optionalText('cvc'),
    },
    wallet: card.oneOf('wallet', ['google_pay']) !== undefined,
    payer: readPayer(input.inner('billing_details')),
  }
}

const fullYear = (year: number) => (year >= 0 && year < 100 ? 2000 + year : year)

function readPayer(input: Parameters): Payer {
  const address = input.inner('address')
  const line = (name: string) => address.optionalText(name) ?? null
  return {
    ...EMPTY_PAYER,
    name: input.optionalText('name') ?? null,
    email: input.optionalEmail('email') ?? null,
    phone: input.optionalText('phone') ?? null,
    address: {
      city: line('city'),
      country: line('country'),
      line1: line('line1'),
      line2: line('line2'),
      postal_code: line('postal_code'),
      state: line('state'),
    },
  }
}
