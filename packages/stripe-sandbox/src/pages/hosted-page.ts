import type Stripe from 'stripe'
import { type Html, html, page } from '#pages/html'
import { formatMoney } from '#payments/money'
import type { Sandbox } from '#state/sandbox'

/** The page at the `url` of a checkout session. */
export function hostedPage({ store }: Sandbox, session: Stripe.Checkout.Session): string {
  const lines = store.get('session_details', session.id)?.lines ?? []
  return page({
    title: 'Test payment',
    script: session.status === 'open' ? 'hosted-page' : '',
    look: 'page',
    body: html`<body>
<header class="banner"><strong>Test payments:</strong> no real money is charged</header>
<main>${session.status === 'open' ? openPage(session, lines) : closedPage(session)}</main>
</body>`,
  })
}

type Line = { name: string; quantity: number; amount: number }

function openPage(session: Stripe.Checkout.Session, lines: Line[]): Html {
  const currency = session.currency ?? 'aed'
  const total = formatMoney(session.amount_total ?? 0, currency)
  return html`<section class="order" aria-labelledby="order">
<h1 id="order">${lines[0]?.name ?? 'Your order'}</h1>
<p class="total">${total}</p>
<ul>${lines.map(({ name, quantity, amount }) => html`<li><span>${quantity > 1 ? `${name} × ${quantity}` : name}</span> <span>${formatMoney(amount * quantity, currency)}</span></li>`)}</ul>
</section>
<form id="pay" novalidate aria-labelledby="by-card">
<h2 id="by-card">Pay by card</h2>
${field('email', 'Email', html`type="email" required autocomplete="email" value="${session.customer_email ?? ''}"`)}
${field('number', 'Card number', html`placeholder="1234 1234 1234 1234"`)}
<div class="pair">
${field('expiry', 'Expiry date', html`placeholder="MM / YY"`)}
${field('cvc', 'Security code', html`placeholder="CVC"`)}
</div>
${field('name', 'Name on card', html`required autocomplete="cc-name"`)}
<p id="problem" class="problem" role="alert" tabindex="-1"></p>
<button id="submit" class="main" type="submit">Pay ${total}</button>
${session.cancel_url ? html`<a class="cancel" href="${session.cancel_url}">Cancel</a>` : undefined}
</form>`
}

const field = (id: string, label: string, attributes: Html) => html`<div class="field">
<label for="${id}">${label}</label>
<input id="${id}" aria-label="${label}" aria-describedby="${id}-problem" ${attributes}>
<p id="${id}-problem" class="problem" aria-live="polite"></p>
</div>`

function closedPage({ status, cancel_url, success_url }: Stripe.Checkout.Session): Html {
  const done = status === 'complete'
  const address = done ? success_url : cancel_url
  return html`<section class="closed">
<h1>${done ? 'This order is paid' : 'This payment page has expired'}</h1>
<p>${done ? 'You can close this page.' : 'Nothing was charged. Go back to the shop to order again.'}</p>
${address && !address.includes('{') ? html`<a class="main" href="${address}">Back to the shop</a>` : undefined}
</section>`
}
