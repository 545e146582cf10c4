/**
 * Exchanges the digits between the frames of a group, hidden from the page around them.
 * @typedef {import('./card-text.js').CardPart} CardPart
 * @typedef {Partial<Record<CardPart, string>>} CardDigits
 */

/** Maximum time for the answers of existing frames. */
const patienceMs = 2000

export class CardGroup {
  /**
   * @param {string} name known only to the frames of this group
   * @param {() => CardDigits} localDigits @param {() => void} onAsked @param {(cvcLength: number) => void} onBrand
   */
  constructor(name, localDigits, onAsked, onBrand) {
    this.localDigits = localDigits
    this.channel = new BroadcastChannel(`card ${name}`)
    /** @type {((digits: CardDigits) => void) | undefined} */
    this.heard = undefined
    this.channel.addEventListener('message', ({ data }) => {
      if (data.kind === 'ask') {
        onAsked()
        this.channel.postMessage({ kind: 'digits', digits: localDigits() })
      }
      if (data.kind === 'digits') this.heard?.(data.digits)
      if (data.kind === 'brand') onBrand(data.cvcLength)
    })
  }

  /** @param {number} cvcLength */
  tellBrand(cvcLength) {
    this.channel.postMessage({ kind: 'brand', cvcLength })
  }

  /** All digits in these frames. @param {CardPart[]} requestedParts @returns {Promise<CardDigits>} */
  collect(requestedParts) {
    return new Promise((resolve) => {
      const all = { ...this.localDigits() }
      const done = () => {
        clearTimeout(timer)
        this.heard = undefined
        resolve(all)
      }
      const timer = setTimeout(done, patienceMs)
      this.heard = (digits) => {
        Object.assign(all, digits)
        if (requestedParts.every((part) => all[part] !== undefined)) done()
      }
      this.channel.postMessage({ kind: 'ask' })
      this.heard({})
    })
  }
}
