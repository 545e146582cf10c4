/**
 * @typedef {Record<string, unknown>} Fields
 * @typedef {{ type: string, message?: string, code?: string, payment_intent?: any, [name: string]: any }} StripeError
 * @typedef {{ object?: any, error?: StripeError }} ApiAnswer
 */

/** A call of the HTTP API with the publishable key. @param {string} origin @param {string} key @param {'GET' | 'POST'} method @param {string} path @param {Fields} fields @returns {Promise<ApiAnswer>} */
export async function callApi(origin, key, method, path, fields) {
  const form = new URLSearchParams(flatten(fields))
  const address = `${origin}${path}${method === 'GET' ? `?${form}` : ''}`
  try {
    const response = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method === 'POST' ? { body: form } : {}),
    })
    const answer = await response.json()
    return answer.error ? { error: answer.error } : { object: answer }
  } catch {
    return { error: noConnection }
  }
}

/** @type {StripeError} */
const noConnection = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
}

/** `{a: {b: 1}}` as `[['a[b]', '1']]`; without empty and unset values. @param {Fields} fields @returns {[string, string][]} */
function flatten(fields, path = '') {
  return Object.entries(fields).flatMap(([name, value]) => {
    const place = path ? `${path}[${name}]` : name
    if (value === undefined || value === null || value === '') return []
    if (typeof value === 'object') return flatten(/** @type {Fields} */ (value), place)
    return [/** @type {[string, string]} */ ([place, String(value)])]
  })
}

/** `pi_…` of `pi_…_secret_…`. @param {string} clientSecret */
export const intentOfSecret = (clientSecret) => clientSecret.split('_secret_')[0] ?? ''
