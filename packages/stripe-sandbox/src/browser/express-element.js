import { FrameElement } from './frame-element.js'
import { openModal } from './modal.js'

/**
 * The wallet button. The wallet is simulated: its sheet is a page of the sandbox, with test cards.
 * @typedef {{ paymentMethod: string, billingDetails: any }} WalletPayment
 */
export class ExpressCheckoutElement extends FrameElement {
  /** @param {any} options @param {import('./frame-element.js').Surroundings} around @param {() => { amount?: number, currency?: string, appearance?: any }} price */
  constructor(options, around, price) {
    super('expressCheckout', 'express', 'Secure express checkout frame', options, around)
    this.price = price
    /** @type {WalletPayment | undefined} */
    this.payment = undefined
  }

  /** @override @param {any} message */
  hear(message) {
    if (message.kind === 'ready') this.emit('ready', readyEvent(message.supported && this.isEnabled()))
    else super.hear(message)
    if (message.kind === 'click') this.clicked()
  }

  /** False if the page has disabled the wallet. */
  isEnabled() {
    const { paymentMethods, wallets } = this.options
    return paymentMethods?.googlePay !== 'never' && wallets?.googlePay !== 'never'
  }

  /** @override */
  connection() {
    const { borderRadius } = this.price().appearance?.variables ?? {}
    return { ...super.connection(), isEnabled: this.isEnabled(), borderRadius }
  }

  clicked() {
    const event = {
      elementType: 'expressCheckout',
      expressPaymentType: 'google_pay',
      /** @param {any} [details] */
      resolve: (details = {}) => void this.openSheet({ ...this.options, ...details }),
      reject: () => {},
    }
    if (this.hears('click')) this.emit('click', event)
    else event.resolve()
  }

  /** @param {any} details */
  async openSheet(details) {
    const { amount = 0, currency = 'aed' } = this.price()
    const asked = new URLSearchParams({
      amount: String(amount),
      currency,
      business: details.business?.name ?? location.hostname,
      email: String(details.emailRequired === true),
      name: String(details.billingAddressRequired === true),
      key: this.around.key,
    })
    const answer = await openModal(this.around.origin, `/elements/wallet?${asked}`, 'Test wallet')
    this.focus()
    if (!answer?.paymentMethod) return this.emit('cancel', { elementType: 'expressCheckout' })
    this.payment = answer
    this.emit('confirm', {
      elementType: 'expressCheckout',
      expressPaymentType: 'google_pay',
      billingDetails: billingFor(details, answer.billingDetails),
      paymentFailed: () => {
        this.payment = undefined
      },
    })
  }
}

/** @param {boolean} supported */
function readyEvent(supported) {
  const others = { amazonPay: false, applePay: false, klarna: false, link: false, paypal: false }
  const availablePaymentMethods = supported ? { ...others, googlePay: true } : undefined
  return { elementType: 'expressCheckout', availablePaymentMethods }
}

/** Only the requested fields. @param {any} details @param {{ name: string, email: string, address: any }} payer */
function billingFor({ emailRequired, billingAddressRequired }, { name, email, address }) {
  if (!emailRequired && !billingAddressRequired) return undefined
  return { name, ...(emailRequired ? { email } : {}), address }
}
