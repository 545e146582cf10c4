import { CardElement } from './card/card-element.js'
import { IntegrationError } from './emitter.js'
import { localize } from './locale.js'
import { openModal } from './modal.js'
import { callApi, intentOfSecret } from './sandbox-api.js'

/**
 * @typedef {import('./sandbox-api.js').StripeError} StripeError
 * @typedef {{ paymentIntent?: any, error?: StripeError }} IntentResult
 * @typedef {{ origin: string, key: string, locale: string | undefined, groups: import('./elements-group.js').ElementsGroup[] }} Client
 */

/** @param {Client} client @param {string} clientSecret @param {any} data @param {{ handleActions?: boolean }} options @returns {Promise<IntentResult>} */
export async function confirmCard(client, clientSecret, data = {}, options = {}) {
  requireSecret(clientSecret)
  const { payment_method: method, receipt_email, return_url } = data
  const fields = { receipt_email, return_url }
  const answer =
    method && typeof method === 'object'
      ? await callCard(client, method.card, {
          method: 'confirmPayment',
          clientSecret,
          fields,
          billing: method.billing_details ?? {},
        })
      : await confirmCall(client, clientSecret, { ...fields, payment_method: method })
  return finish(client, clientSecret, answer, options.handleActions !== false)
}

/** Confirms with the payment method of the wallet. @param {Client} client @param {any} options @returns {Promise<IntentResult>} */
export async function confirmWallet(client, { elements, clientSecret, confirmParams = {}, redirect }) {
  const secret = clientSecret ?? elements?.options.clientSecret
  requireSecret(secret)
  const wallet = elements?.wallet
  const method = wallet?.payment?.paymentMethod ?? confirmParams.payment_method
  if (!method) throw new IntegrationError('confirmPayment needs a payment from the Express Checkout element.')
  const { return_url, receipt_email } = confirmParams
  const answer = await confirmCall(client, secret, { return_url, receipt_email, payment_method: method })
  if (wallet) wallet.payment = undefined
  const result = await finish(client, secret, answer, true)
  if (result.paymentIntent && redirect !== 'if_required' && return_url) {
    location.assign(returnAddress(return_url, result.paymentIntent))
    return new Promise(() => {})
  }
  return result
}

/** @param {Client} client @param {any} data */
export async function createPaymentMethod(client, data) {
  if (data?.type !== 'card')
    throw new IntegrationError("The sandbox supports only payment methods of type 'card'.")
  const request = { method: 'createPaymentMethod', billing: data.billing_details ?? {}, fields: {} }
  const { object, error } = await callCard(client, data.card, request)
  return error ? { error } : { paymentMethod: object }
}

/** @param {Client} client @param {string} clientSecret @returns {Promise<IntentResult>} */
export async function retrieveIntent(client, clientSecret) {
  requireSecret(clientSecret)
  const path = `/v1/payment_intents/${encodeURIComponent(intentOfSecret(clientSecret))}`
  const { object, error } = await callApi(client.origin, client.key, 'GET', path, {
    client_secret: clientSecret,
  })
  return error ? { error } : { paymentIntent: object }
}

/** @param {Client} client @param {string} clientSecret @returns {Promise<IntentResult>} */
export async function handleNextAction(client, clientSecret) {
  const { paymentIntent, error } = await retrieveIntent(client, clientSecret)
  return error ? { error } : finish(client, clientSecret, { object: paymentIntent }, true)
}

/** @param {unknown} clientSecret */
function requireSecret(clientSecret) {
  if (typeof clientSecret === 'string' && /^pi_\w+_secret_\w+$/.test(clientSecret)) return
  throw new IntegrationError(
    `Invalid value for a client secret: it should be of the form \${id}_secret_\${secret}. You specified: ${clientSecret}.`,
  )
}

/** @param {Client} client @param {string} clientSecret @param {any} fields */
function confirmCall({ origin, key }, clientSecret, fields) {
  const path = `/v1/payment_intents/${encodeURIComponent(intentOfSecret(clientSecret))}/confirm`
  return callApi(origin, key, 'POST', path, { ...fields, client_secret: clientSecret, use_stripe_sdk: true })
}

/** The card's frame makes the call, so its digits stay in the sandbox. @param {Client} client @param {unknown} card @param {any} request */
async function callCard({ groups }, card, request) {
  const group = groups.find(({ created }) => [...created.values()].some((one) => one === card))
  if (!(card instanceof CardElement) || !group || !card.frame) {
    throw new IntegrationError(
      'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
    )
  }
  const parts = /** @type {const} */ (['number', 'expiry', 'cvc'])
  const requestedParts = parts.filter((part) => group.parts.includes(part) || part !== 'cvc')
  const answer = await card.call({ ...request, requestedParts })
  if (answer.error?.type === 'validation_error') group.focusWrong(answer.error.code)
  return answer
}

/** Lets the customer authenticate if the bank requires it. @param {Client} client @param {string} clientSecret @param {import('./sandbox-api.js').ApiAnswer} answer @param {boolean} act @returns {Promise<IntentResult>} */
async function finish(client, clientSecret, { object, error }, act) {
  if (error) return { error }
  const question = object.next_action?.use_stripe_sdk?.stripe_js
  if (!act || object.status !== 'requires_action' || !question) return { paymentIntent: object }
  await openModal(client.origin, question, localize(client.locale, 'Card authentication'))
  const { paymentIntent, error: away } = await retrieveIntent(client, clientSecret)
  if (away) return { error: away }
  return paymentIntent.status === 'requires_payment_method'
    ? { error: toError(paymentIntent) }
    : { paymentIntent }
}

/** @param {any} intent @returns {StripeError} */
function toError(intent) {
  const error = { ...intent.last_payment_error, payment_intent: intent }
  if (error.code !== 'payment_intent_authentication_failure') return error
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
  return { ...error, message }
}

/** @param {string} address @param {any} intent */
function returnAddress(address, { id, client_secret }) {
  const url = new URL(address)
  url.searchParams.set('payment_intent', id)
  url.searchParams.set('payment_intent_client_secret', client_secret)
  url.searchParams.set('redirect_status', 'succeeded')
  return url.href
}
