import { FrameElement } from '../frame-element.js'

/**
 * A field for card data.
 * @typedef {import('./card-text.js').CardPart} CardPart
 * @typedef {'card' | 'cardNumber' | 'cardExpiry' | 'cardCvc'} CardElementType
 */

/** @type {Record<CardElementType, { parts: CardPart[], title: string }>} */
export const cardElements = {
  card: { parts: ['number', 'expiry', 'cvc'], title: 'Secure card payment input frame' },
  cardNumber: { parts: ['number'], title: 'Secure card number input frame' },
  cardExpiry: { parts: ['expiry'], title: 'Secure expiration date input frame' },
  cardCvc: { parts: ['cvc'], title: 'Secure CVC input frame' },
}

const classNames = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
}

export class CardElement extends FrameElement {
  /** @param {CardElementType} type @param {any} options @param {import('../frame-element.js').Surroundings} around */
  constructor(type, options, around) {
    super(type, 'card', cardElements[type].title, options, around)
    this.parts = cardElements[type].parts
    this.state = { empty: true, complete: false, invalid: false, focus: false }
  }

  /** @override */
  connection() {
    return { ...super.connection(), parts: this.parts }
  }

  /** @override @param {HTMLElement} container */
  mounted(container) {
    this.state = { empty: true, complete: false, invalid: false, focus: false }
    this.showState()
    for (const label of findLabels(container)) {
      label.addEventListener('click', (event) => {
        if (this.container !== container || this.frame === event.target) return
        event.preventDefault()
        this.focus()
      })
    }
  }

  /** @override */
  unmount() {
    this.container?.classList.remove(...Object.values(this.classes()).flatMap(words))
    super.unmount()
  }

  /** @override @param {any} message */
  hear(message) {
    if (message.kind === 'focus' || message.kind === 'blur')
      this.setState({ focus: message.kind === 'focus' })
    super.hear(message)
    if (message.kind === 'change') {
      const { empty, complete, error } = message.event
      this.setState({ empty, complete, invalid: Boolean(error) })
      this.emit('change', message.event)
    }
    if (message.kind === 'submit') this.container?.closest('form')?.requestSubmit()
  }

  /** @param {Partial<CardElement['state']>} changes */
  setState(changes) {
    this.state = { ...this.state, ...changes }
    this.showState()
  }

  classes() {
    return { ...classNames, ...this.options.classes }
  }

  showState() {
    const classes = this.classes()
    const list = this.container?.classList
    list?.add(...words(classes.base))
    for (const name of /** @type {(keyof CardElement['state'])[]} */ (Object.keys(this.state))) {
      for (const word of words(classes[name])) list?.toggle(word, this.state[name])
    }
  }
}

/** @param {string} [text] */
const words = (text) => (text ?? '').split(/\s+/).filter((word) => word !== '')

/** @param {HTMLElement} container @returns {HTMLElement[]} */
function findLabels(container) {
  /** @type {HTMLElement[]} */
  const named = container.id
    ? [...document.querySelectorAll('label')].filter(({ htmlFor }) => htmlFor === container.id)
    : []
  const around = container.closest('label')
  return around && !named.includes(around) ? [...named, around] : named
}
