import { digitsIn, formatDigits, validateDigits } from './card-text.js'

/**
 * @typedef {import('./card-text.js').CardPart} CardPart
 * @typedef {import('./card-text.js').Reading} Reading
 */

/** Attributes of the inputs. @type {Record<CardPart, Record<string, string>>} */
const attributes = {
  number: { name: 'cardnumber', autocomplete: 'cc-number' },
  expiry: { name: 'exp-date', autocomplete: 'cc-exp' },
  cvc: { name: 'cvc', autocomplete: 'cc-csc' },
}

/** A field for one part of a card. Formats the digits in groups and keeps the place of the cursor. */
export class CardInput {
  /** @param {CardPart} part @param {HTMLInputElement} input @param {() => void} onChange */
  constructor(part, input, onChange) {
    this.part = part
    this.input = input
    this.cvcLength = 3
    this.onChange = onChange
    this.written = ''
    for (const [name, value] of Object.entries(attributes[part])) {
      if (!input.hasAttribute(name)) input.setAttribute(name, value)
    }
    input.inputMode = 'numeric'
    input.spellcheck = false
    input.setAttribute('autocorrect', 'off')
    input.addEventListener('input', () => this.typed())
  }

  /** @returns {Reading} */
  get reading() {
    const digits = digitsIn(this.part, this.input.value, this.cvcLength)
    return validateDigits(this.part, digits, new Date(), this.cvcLength)
  }

  /** The length of the security code follows the brand. @param {number} length */
  setCvcLength(length) {
    this.cvcLength = length
    this.write(digitsIn(this.part, this.input.value, length))
  }

  clear() {
    this.write('')
  }

  typed() {
    const { value, selectionStart } = this.input
    const before = value.slice(0, selectionStart ?? value.length)
    let digits = digitsIn(this.part, value, this.cvcLength)
    let place = digitsIn(this.part, before, this.cvcLength).length
    // Deleting the line between month and year deletes the digit before it.
    const onlySeparator =
      value.length < this.written.length && formatDigits(this.part, digits) === this.written
    if (this.part === 'expiry' && onlySeparator && place > 0) {
      digits = digits.slice(0, place - 1) + digits.slice(place)
      place -= 1
    }
    this.write(digits)
    const caret =
      place === digits.length ? this.written.length : formatDigits(this.part, digits.slice(0, place)).length
    if (document.activeElement === this.input) this.input.setSelectionRange(caret, caret)
    this.onChange()
  }

  /** @param {string} digits */
  write(digits) {
    this.written = formatDigits(this.part, digits)
    if (this.input.value !== this.written) this.input.value = this.written
  }
}
