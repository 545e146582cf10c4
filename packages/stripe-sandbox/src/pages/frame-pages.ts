import { html, page } from '#pages/html'
import { formatMoney } from '#payments/money'
import type { Sandbox } from '#state/sandbox'

/** The frame of a card field. Its script creates the inputs. */
export const cardFramePage = () =>
  page({
    title: 'Card field',
    script: 'element-frame',
    look: 'frame',
    body: html`<body><div id="element"></div><div id="problem" class="unseen"></div></body>`,
  })

export const expressFramePage = ({ store }: Sandbox) =>
  page({
    title: 'Wallet button',
    script: 'express-frame',
    look: 'frame',
    body: html`<body data-wallet="${store.get('numbers', 'wallet') ? 'yes' : 'no'}">
<button id="pay" type="button" class="wallet" hidden>Pay with <b>Test Wallet</b></button>
</body>`,
  })

const walletCards = [
  ['4242424242424242', 'Visa •••• 4242'],
  ['4000000000000002', 'Visa •••• 0002 (declined)'],
  ['4000000000003220', 'Visa •••• 3220 (3-D Secure)'],
  ['4000000000006009', 'Visa •••• 6009 (slow)'],
] as const

/** The payment sheet of the test wallet. */
export function walletSheetPage(query: URLSearchParams): string {
  const amount = formatMoney(Number(query.get('amount')) || 0, query.get('currency') ?? 'aed')
  const withEmail = query.get('email') === 'true'
  const withName = query.get('name') === 'true'
  return page({
    title: 'Test wallet',
    script: 'wallet-page',
    look: 'sheet',
    body: html`<body>
<main><form id="wallet" data-key="${query.get('key') ?? ''}">
<p class="notice">Test payment. No real money is charged.</p>
<h1>Test wallet</h1>
<p class="sum"><span>Pay ${query.get('business') ?? ''}</span> <strong>${amount}</strong></p>
<label for="card">Card</label>
<select id="card" name="card">${walletCards.map(([number, name]) => html`<option value="${number}">${name}</option>`)}</select>
${withName ? html`<label for="name">Name</label><input id="name" name="name" value="Test Customer" required autocomplete="name">` : undefined}
${withEmail ? html`<label for="email">Email</label><input id="email" name="email" type="email" value="customer@example.com" required autocomplete="email">` : undefined}
<p id="problem" class="problem" role="alert"></p>
<button class="main" type="submit">Pay ${amount}</button>
<button id="cancel" type="button">Cancel</button>
</form></main>
</body>`,
  })
}

/** Turns the test wallet on for one browser. */
export const walletTogglePage = () =>
  page({
    title: 'Test wallet',
    script: 'wallet-switch',
    look: 'page',
    body: html`<body><main class="narrow">
<p class="notice">Test payments. No real money is charged.</p>
<h1>Test wallet</h1>
<p>Payment pages show a wallet button only on devices with a wallet. Turn on a test one here.</p>
<label class="check"><input id="switch" type="checkbox"> Use the test wallet in this browser</label>
</main></body>`,
  })
