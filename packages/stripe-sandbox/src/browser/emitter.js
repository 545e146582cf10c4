/**
 * The events of an element.
 * @typedef {(event?: any) => void} Handler
 */
export class Emitter {
  constructor() {
    /** @type {Map<string, Set<Handler>>} */
    this.handlers = new Map()
  }

  /** @param {string} type @param {Handler} handler */
  on(type, handler) {
    this.handlers.set(type, (this.handlers.get(type) ?? new Set()).add(handler))
    return this
  }

  /** @param {string} type @param {Handler} handler */
  once(type, handler) {
    /** @type {Handler} */
    const first = (event) => {
      this.off(type, first)
      handler(event)
    }
    return this.on(type, first)
  }

  /** @param {string} type @param {Handler} [handler] */
  off(type, handler) {
    if (handler) this.handlers.get(type)?.delete(handler)
    else this.handlers.delete(type)
    return this
  }

  /** @param {string} type */
  hears(type) {
    return (this.handlers.get(type)?.size ?? 0) > 0
  }

  /** @param {string} type @param {any} [event] */
  emit(type, event) {
    for (const handler of [...(this.handlers.get(type) ?? [])]) handler(event)
  }
}

/** The error of Stripe.js for wrong use. */
export class IntegrationError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message)
    this.name = 'IntegrationError'
  }
}
