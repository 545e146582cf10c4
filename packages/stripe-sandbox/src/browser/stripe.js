import {
  confirmCard,
  confirmWallet,
  createPaymentMethod,
  handleNextAction,
  retrieveIntent,
} from './confirm.js'
import { ElementsGroup } from './elements-group.js'
import { IntegrationError } from './emitter.js'
import { localizeError } from './locale.js'

const script = /** @type {HTMLScriptElement} */ (document.currentScript)
const scriptOrigin = new URL(script.src).origin

/** `Stripe(publishableKey, options)`. @param {string} key @param {{ locale?: string }} [options] */
function Stripe(key, options = {}) {
  requirePublishable(key)
  /** @type {import('./confirm.js').Client} */
  const client = { origin: scriptOrigin, key, locale: options.locale, groups: [] }
  /** @template {{ error?: any }} R @param {Promise<R>} pending @returns {Promise<R>} */
  const localized = async (pending) => {
    const result = await pending
    return result.error ? { ...result, error: localizeError(options.locale, result.error) } : result
  }
  return {
    _apiKey: key,
    _registerWrapper() {},
    registerAppInfo() {},
    /** @param {any} [more] */
    elements(more = {}) {
      const group = new ElementsGroup(scriptOrigin, key, { locale: options.locale, ...more })
      client.groups.push(group)
      return group
    },
    /** @param {string} secret @param {any} [data] @param {any} [how] */
    confirmCardPayment: async (secret, data, how) => localized(confirmCard(client, secret, data, how)),
    /** @param {any} how */
    confirmPayment: async (how) => localized(confirmWallet(client, how)),
    /** @param {any} data */
    createPaymentMethod: async (data) => localized(createPaymentMethod(client, data)),
    async createToken() {
      throw new IntegrationError(
        'The sandbox does not support tokens. Use createPaymentMethod or confirmCardPayment.',
      )
    },
    /** @param {string} secret */
    retrievePaymentIntent: async (secret) => localized(retrieveIntent(client, secret)),
    /** @param {{ clientSecret: string }} how */
    handleNextAction: async ({ clientSecret }) => localized(handleNextAction(client, clientSecret)),
    /** @param {string} secret */
    handleCardAction: async (secret) => localized(handleNextAction(client, secret)),
  }
}

/** The release that `@stripe/stripe-js` requires. */
Stripe.version = 'endive'

/** @param {unknown} key */
function requirePublishable(key) {
  if (typeof key === 'string' && key.startsWith('pk_')) return
  throw new IntegrationError(
    typeof key === 'string' && key.startsWith('sk_')
      ? 'You should not use your secret key with Stripe.js. Please pass a publishable key instead.'
      : 'Missing value for Stripe(): apiKey should be a string.',
  )
}

Object.assign(window, { Stripe })
