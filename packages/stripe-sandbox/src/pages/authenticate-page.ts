import type Stripe from 'stripe'
import { html, page } from '#pages/html'
import { answerAuthentication } from '#payments/confirm-intent'
import { formatMoney } from '#payments/money'
import type { Sandbox } from '#state/sandbox'

/** The bank's 3-D Secure page. */
export function authenticatePage(intent: Stripe.PaymentIntent): string {
  const open = intent.status === 'requires_action'
  return page({
    title: 'Card authentication',
    script: 'authenticate-page',
    look: 'sheet',
    body: html`<body>
<main id="authenticate">
<p class="notice">Test payment. No real money is charged.</p>
<h1>3D Secure 2 Test Page</h1>
<p class="sum"><span>Your bank needs to confirm it's you.</span> <strong>${formatMoney(intent.amount, intent.currency)}</strong></p>
<p id="problem" class="problem" role="alert">${open ? '' : 'This payment no longer needs your confirmation.'}</p>
${
  open
    ? html`<button class="main" type="button" value="pass">Complete authentication</button>
<button type="button" value="fail">Fail authentication</button>`
    : html`<button class="main" type="button" value="gone">Close</button>`
}
</main>
</body>`,
  })
}

/** Records the answer and returns the address for the redirect. */
export function handleAuthenticationSubmit(
  sandbox: Sandbox,
  intent: Stripe.PaymentIntent,
  result: string | null,
) {
  const back = intent.next_action?.redirect_to_url?.return_url
  if (intent.status === 'requires_action') {
    sandbox.store.together(() => answerAuthentication(sandbox, intent, result === 'pass'))
  }
  return { return_url: back ? returnAddress(back, intent, result) : null }
}

function returnAddress(back: string, intent: Stripe.PaymentIntent, result: string | null) {
  const url = new URL(back)
  url.searchParams.set('payment_intent', intent.id)
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '')
  url.searchParams.set('redirect_status', result === 'pass' ? 'succeeded' : 'failed')
  return url.href
}
