import { autoResizeFrame, byId, postResult } from './frame-page.js'
import { callApi } from './sandbox-api.js'

/** The test wallet's sheet: creates a payment method from one of its test cards. */

const form = /** @type {HTMLFormElement} */ (byId('wallet'))
autoResizeFrame(form)
byId('cancel').addEventListener('click', () => postResult(null))
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') postResult(null)
})

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void pay(new FormData(form))
})

/** @param {FormData} values */
async function pay(values) {
  const address = {
    line1: 'Test Street 1',
    city: 'Dubai',
    country: 'AE',
    postal_code: '00000',
    state: 'Dubai',
  }
  const payer = { name: String(values.get('name') ?? ''), email: String(values.get('email') ?? '') }
  const fields = {
    type: 'card',
    billing_details: { ...payer, address },
    card: {
      number: values.get('card'),
      exp_month: 12,
      exp_year: new Date().getFullYear() + 2,
      wallet: 'google_pay',
    },
  }
  const { object, error } = await callApi(
    location.origin,
    form.dataset.key ?? '',
    'POST',
    '/v1/payment_methods',
    fields,
  )
  if (error) byId('problem').textContent = error.message ?? ''
  else
    postResult({
      paymentMethod: object.id,
      billingDetails: { ...payer, address: { ...address, line2: null } },
    })
}
