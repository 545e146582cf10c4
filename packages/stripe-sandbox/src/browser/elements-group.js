import { CardElement, cardElements } from './card/card-element.js'
import { IntegrationError } from './emitter.js'
import { ExpressCheckoutElement } from './express-element.js'

/** @typedef {import('./card/card-element.js').CardElementType} CardElementType */

/** `stripe.elements()`: a group of fields. */
export class ElementsGroup {
  /** @param {string} origin @param {string} key @param {any} options */
  constructor(origin, key, options) {
    const { fonts, locale } = options
    this.around = { origin, key, group: randomName(), fonts: readFonts(fonts), locale }
    this.options = { ...options }
    /** @type {Map<string, CardElement | ExpressCheckoutElement>} */
    this.created = new Map()
  }

  /** @param {string} type @param {any} [options] */
  create(type, options = {}) {
    if (this.created.has(type)) {
      throw new IntegrationError(`Can only create one Element of type ${type} through an Elements instance.`)
    }
    const element = this.make(type, options ?? {})
    element.onDestroy = () => this.created.delete(type)
    this.created.set(type, element)
    return element
  }

  /** @param {string} type @param {any} options */
  make(type, options) {
    if (type === 'expressCheckout') return this.makeExpress(options)
    if (!(type in cardElements)) {
      const known = [...Object.keys(cardElements), 'expressCheckout'].join(', ')
      throw new IntegrationError(
        `A valid Element name must be provided. The sandbox supports ${known}; you passed: ${type}.`,
      )
    }
    return new CardElement(/** @type {CardElementType} */ (type), options, this.around)
  }

  /** @param {any} options */
  makeExpress(options) {
    if (!this.options.clientSecret && this.options.mode !== 'payment') {
      throw new IntegrationError(
        'In order to create an Express Checkout element, you must pass a clientSecret or mode when creating the Elements group.',
      )
    }
    return new ExpressCheckoutElement(options, this.around, () => this.options)
  }

  /** Accepts a type or a component of react-stripe-js. @param {any} type */
  getElement(type) {
    return this.created.get(typeof type === 'string' ? type : type?.__elementType) ?? null
  }

  /** @param {any} options */
  async update(options) {
    this.options = { ...this.options, ...options }
  }

  async fetchUpdates() {
    return {}
  }

  async submit() {
    return this.wallet?.payment ? { selectedPaymentMethod: 'google_pay' } : {}
  }

  /** @param {string} _type @param {() => void} _handler */
  on(_type, _handler) {}

  /** @returns {ExpressCheckoutElement | undefined} */
  get wallet() {
    const element = this.created.get('expressCheckout')
    return element instanceof ExpressCheckoutElement ? element : undefined
  }

  get cards() {
    return [...this.created.values()].filter((element) => element instanceof CardElement)
  }

  /** Parts of a card in the mounted elements. */
  get parts() {
    return this.cards.filter(({ frame }) => frame).flatMap(({ parts }) => parts)
  }

  /** Focuses the element with the error. @param {string} code of the error */
  focusWrong(code) {
    this.cards.find(({ parts }) => parts.some((part) => code.includes(part)))?.focus()
  }
}

/** @param {any[]} [fonts] */
function readFonts(fonts = []) {
  if (fonts.some(({ cssSrc }) => cssSrc)) {
    throw new IntegrationError('The sandbox does not support cssSrc for fonts. Use family and src.')
  }
  return fonts
}

const randomName = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')
