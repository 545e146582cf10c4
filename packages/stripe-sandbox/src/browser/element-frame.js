import { CardGroup } from './card/card-group.js'
import { CardInput } from './card/card-input.js'
import { detectBrand } from './card/card-rules.js'
import { INCOMPLETE_ERRORS, validateDigits } from './card/card-text.js'
import { toRules } from './element-style.js'
import { localize, localizeError } from './locale.js'
import { callApi, intentOfSecret } from './sandbox-api.js'

/**
 * Runs in the frame of a card field. The digits only go to the API and to the other frames of the group.
 * @typedef {import('./card/card-text.js').CardPart} CardPart
 * @typedef {import('./card/card-text.js').Problem} Problem
 * @typedef {{ type: string, parts: CardPart[], group: string, key: string, fonts: any[], locale?: string, options: any }} Connection
 */

class ElementFrame {
  /** @param {Connection} connection @param {MessagePort} port */
  constructor({ type, parts, group, key, fonts, locale, options }, port) {
    this.type = type
    this.key = key
    this.port = port
    this.locale = locale
    if (locale) document.documentElement.lang = locale
    this.box = /** @type {HTMLElement} */ (document.getElementById('element'))
    this.sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet]
    for (const { family, src, ...descriptors } of fonts) {
      document.fonts.add(new FontFace(family, src, descriptors))
    }
    /** @type {Problem | undefined} */
    this.left = undefined
    this.inputs = parts.map((part) => this.addInput(part))
    this.group = new CardGroup(
      group,
      () => this.readDigits(),
      () => this.complain(),
      (length) => this.setCvcLength(length),
    )
    this.update(options)
    port.onmessage = ({ data }) => void this.hear(data)
    new ResizeObserver(() => this.tellHeight()).observe(this.box)
    this.tellHeight()
    this.tell('ready')
  }

  /** @param {CardPart} part */
  addInput(part) {
    const input = document.createElement('input')
    input.className = part
    input.setAttribute('aria-label', localize(this.locale, ariaLabels[part]))
    this.box.append(input)
    const field = new CardInput(part, input, () => this.changed(field))
    input.addEventListener('focus', () => this.focused(true))
    input.addEventListener('blur', () => this.focused(false))
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.tell('escape')
      if (event.key === 'Enter') this.tell('submit')
    })
    return field
  }

  /** @param {any} options */
  update(options) {
    const { style, placeholder, disabled } = options
    if (style) this.sheet.replaceSync(toRules(style).join('\n'))
    for (const { part, input } of this.inputs) {
      if (placeholder !== undefined && this.type !== 'card') input.placeholder = placeholder
      else if (!input.placeholder) input.placeholder = placeholders[part]
      if (disabled !== undefined) input.disabled = disabled
    }
    this.show()
  }

  /** @param {any} message */
  async hear(message) {
    if (message.kind === 'update') this.update(message.options)
    if (message.kind === 'focus') this.inputs[0]?.input.focus()
    if (message.kind === 'blur') for (const { input } of this.inputs) input.blur()
    if (message.kind === 'clear') this.clear()
    if (message.kind === 'call')
      this.port.postMessage({ kind: 'answer', id: message.id, result: await this.call(message) })
  }

  clear() {
    for (const field of this.inputs) field.clear()
    this.left = undefined
    this.show()
    this.tellChange()
  }

  /** @param {CardInput} field */
  changed(field) {
    this.left = undefined
    if (field.part === 'number') this.numberChanged(field.reading.digits)
    this.show()
    this.tellChange()
    const { input, reading } = field
    if (reading.complete && input.selectionStart === input.value.length) this.advance(field)
  }

  /** @param {string} digits */
  numberChanged(digits) {
    const { cvcLength } = detectBrand(digits)
    this.setCvcLength(cvcLength)
    this.group.tellBrand(cvcLength)
  }

  /** @param {number} length */
  setCvcLength(length) {
    for (const field of this.inputs) if (field.part === 'cvc') field.setCvcLength(length)
  }

  /** Only moves within one element: like Stripe, it does not move between elements. @param {CardInput} field */
  advance(field) {
    const next = this.inputs[this.inputs.indexOf(field) + 1]
    if (next?.reading.empty) next.input.focus()
  }

  /** @param {boolean} inside */
  focused(inside) {
    if (!inside && this.inputs.some(({ reading }) => !reading.empty)) this.findIncomplete()
    this.tell(inside ? 'focus' : 'blur')
  }

  /** An incomplete field is an error when the customer leaves it, an empty one is not. */
  findIncomplete() {
    const half = this.inputs.find(({ reading }) => !reading.complete && !reading.problem && !reading.empty)
    if (!half || this.left) return
    this.left = INCOMPLETE_ERRORS[half.part]
    this.show()
    this.tellChange()
  }

  /** When the customer pays, an empty field is an error too. */
  complain() {
    const missing = this.inputs.find(({ reading }) => !reading.complete)
    if (!missing || missing.reading.problem) return
    this.left = INCOMPLETE_ERRORS[missing.part]
    this.show()
    this.tellChange()
  }

  get state() {
    const readings = this.inputs.map(({ reading }) => reading)
    const error = readings.find(({ problem }) => problem)?.problem ?? this.left
    return {
      elementType: this.type,
      empty: readings.every(({ empty }) => empty),
      complete: readings.every(({ complete }) => complete),
      error: localizeError(this.locale, error),
      ...(this.inputs[0]?.part === 'number'
        ? { brand: detectBrand(this.inputs[0].reading.digits).name }
        : {}),
      ...(this.type === 'card' ? { value: { postalCode: '' } } : {}),
    }
  }

  show() {
    const { empty, complete, error } = this.state
    this.box.className = `${empty ? 'empty' : ''} ${complete ? 'complete' : ''} ${error ? 'invalid' : ''}`
    for (const { input, reading } of this.inputs) {
      const wrong = Boolean(reading.problem) || Boolean(error && !reading.complete)
      input.setAttribute('aria-invalid', String(wrong))
      input.classList.toggle('wrong', wrong)
    }
    const message = /** @type {HTMLElement} */ (document.getElementById('problem'))
    if (message.textContent !== (error?.message ?? '')) message.textContent = error?.message ?? ''
  }

  tellChange() {
    this.port.postMessage({ kind: 'change', event: this.state })
  }

  tellHeight() {
    this.port.postMessage({ kind: 'height', height: Math.ceil(this.box.getBoundingClientRect().height) })
  }

  /** @param {string} kind */
  tell(kind) {
    this.port.postMessage({ kind })
  }

  readDigits() {
    return Object.fromEntries(this.inputs.map(({ part, reading }) => [part, reading.digits]))
  }

  /** @param {{ method: string, requestedParts: CardPart[], clientSecret?: string, fields: any, billing: any }} request */
  async call({ method, requestedParts, clientSecret = '', fields, billing }) {
    this.complain()
    const digits = await this.group.collect(requestedParts)
    const { cvcLength } = detectBrand(digits.number ?? '')
    for (const part of requestedParts) {
      const { complete, problem } = validateDigits(part, digits[part] ?? '', new Date(), cvcLength)
      if (!complete) return { error: problem ?? INCOMPLETE_ERRORS[part] }
    }
    const data = { type: 'card', card: cardFields(digits), billing_details: billing }
    if (method === 'createPaymentMethod') {
      return callApi(location.origin, this.key, 'POST', '/v1/payment_methods', data)
    }
    const path = `/v1/payment_intents/${encodeURIComponent(intentOfSecret(clientSecret))}/confirm`
    return callApi(location.origin, this.key, 'POST', path, {
      client_secret: clientSecret,
      use_stripe_sdk: true,
      payment_method_data: data,
      ...fields,
    })
  }
}

/** Labels for screen readers. @type {Record<CardPart, string>} */
const ariaLabels = {
  number: 'Credit or debit card number',
  expiry: 'Credit or debit card expiration date',
  cvc: 'Credit or debit card CVC/CVV',
}

const placeholders = { number: '1234 1234 1234 1234', expiry: 'MM / YY', cvc: 'CVC' }

/** @param {import('./card/card-group.js').CardDigits} digits */
const cardFields = ({ number, expiry = '', cvc }) => ({
  number,
  exp_month: Number(expiry.slice(0, 2)),
  exp_year: 2000 + Number(expiry.slice(2)),
  cvc,
})

addEventListener('message', ({ data, source, ports: [port] }) => {
  if (source === parent && data?.kind === 'connect' && port) new ElementFrame(data.connection, port)
})
