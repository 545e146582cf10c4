/**
 * The frames of one group of fields tell each other what stands in them; the page around them hears nothing of it.
 * @typedef {import('./card-text.js').CardPart} CardPart
 * @typedef {Partial<Record<CardPart, string>>} CardDigits
 */

/** How long a frame that exists may take to answer. */
const patienceMs = 2000

export class CardGroup {
  /**
   * @param {string} name known to the frames of this group alone
   * @param {() => CardDigits} own @param {() => void} onAsked @param {(cvcLength: number) => void} onBrand
   */
  constructor(name, own, onAsked, onBrand) {
    this.own = own
    this.channel = new BroadcastChannel(`card ${name}`)
    /** @type {((digits: CardDigits) => void) | undefined} */
    this.heard = undefined
    this.channel.addEventListener('message', ({ data }) => {
      if (data.kind === 'ask') {
        onAsked()
        this.channel.postMessage({ kind: 'digits', digits: own() })
      }
      if (data.kind === 'digits') this.heard?.(data.digits)
      if (data.kind === 'brand') onBrand(data.cvcLength)
    })
  }

  /** @param {number} cvcLength */
  tellBrand(cvcLength) {
    this.channel.postMessage({ kind: 'brand', cvcLength })
  }

  /** All parts that these frames hold. @param {CardPart[]} wanted @returns {Promise<CardDigits>} */
  collect(wanted) {
    return new Promise((resolve) => {
      const all = { ...this.own() }
      const done = () => {
        clearTimeout(timer)
        this.heard = undefined
        resolve(all)
      }
      const timer = setTimeout(done, patienceMs)
      this.heard = (digits) => {
        Object.assign(all, digits)
        if (wanted.every((part) => all[part] !== undefined)) done()
      }
      this.channel.postMessage({ kind: 'ask' })
      this.heard({})
    })
  }
}
