import { Emitter, IntegrationError } from './emitter.js'
import { localize } from './locale.js'

/**
 * An element in the shop's page: a container of the page with a frame of the sandbox.
 * @typedef {{ origin: string, key: string, group: string, fonts: any[], locale: string | undefined }} Surroundings
 */

const frameStyle = {
  border: '0',
  margin: '0',
  padding: '0',
  width: '1px',
  minWidth: '100%',
  overflow: 'hidden',
  display: 'block',
  userSelect: 'none',
  colorScheme: 'normal',
}

let frames = 0

export class FrameElement extends Emitter {
  /** @param {string} type @param {string} page @param {string} title @param {any} options @param {Surroundings} around */
  constructor(type, page, title, options, around) {
    super()
    this._elementType = type
    this.page = page
    this.title = localize(around.locale, title)
    this.options = options
    this.around = around
    this.destroyed = false
    /** @type {HTMLElement | undefined} */
    this.container = undefined
    /** @type {HTMLIFrameElement | undefined} */
    this.frame = undefined
    /** @type {MessagePort | undefined} */
    this.port = undefined
    /** @type {Map<number, (result: any) => void>} */
    this.calls = new Map()
    /** @type {any[]} */
    this.unsent = []
    this.onDestroy = () => {}
  }

  /** @param {string | HTMLElement} place */
  mount(place) {
    if (this.destroyed)
      throw new IntegrationError('This Element has already been destroyed. Please create a new one.')
    const container = typeof place === 'string' ? document.querySelector(place) : place
    if (!(container instanceof HTMLElement)) {
      throw new IntegrationError(
        `The selector you specified (${place}) applies to no DOM elements that are currently on the page.`,
      )
    }
    if (container === this.container) return
    this.unmount()
    this.container = container
    const holder = document.createElement('div')
    holder.className = '__PrivateStripeElement'
    Object.assign(holder.style, {
      margin: '0',
      padding: '0',
      border: '0',
      display: 'block',
      position: 'relative',
    })
    const frame = document.createElement('iframe')
    frames += 1
    frame.name = `__privateStripeFrame${frames}`
    frame.title = this.title
    frame.allow = 'payment *'
    frame.setAttribute('scrolling', 'no')
    Object.assign(frame.style, frameStyle, { height: '0' })
    frame.addEventListener('load', () => this.connect())
    frame.addEventListener('error', () => this.failed())
    frame.src = `${this.around.origin}/elements/${this.page}`
    this.frame = frame
    holder.append(frame)
    container.replaceChildren(holder)
    this.mounted(container)
  }

  /** Hook for the kinds of elements. @param {HTMLElement} _container */
  mounted(_container) {}

  unmount() {
    this.port?.close()
    this.port = undefined
    this.frame?.remove()
    this.frame = undefined
    this.container?.replaceChildren()
    this.container = undefined
  }

  destroy() {
    this.unmount()
    this.destroyed = true
    this.onDestroy()
  }

  /** @param {any} options */
  update(options) {
    this.options = { ...this.options, ...options }
    this.send({ kind: 'update', options })
    return this
  }

  focus() {
    this.frame?.focus()
    this.send({ kind: 'focus' })
  }

  blur() {
    this.send({ kind: 'blur' })
  }

  clear() {
    this.send({ kind: 'clear' })
  }

  /** Sends a request to the frame and returns its answer. @param {any} request @returns {Promise<any>} */
  call(request) {
    const id = this.calls.size + Math.random()
    return new Promise((resolve) => {
      this.calls.set(id, resolve)
      this.send({ ...request, kind: 'call', id })
    })
  }

  /** First message to the loaded frame. */
  connection() {
    const { key, group, fonts, locale } = this.around
    return { type: this._elementType, key, group, fonts, locale, options: this.options }
  }

  connect() {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => this.hear(data)
    this.port?.close()
    this.port = port1
    const message = { kind: 'connect', connection: plain(this.connection()) }
    this.frame?.contentWindow?.postMessage(message, this.around.origin, [port2])
    for (const waiting of this.unsent.splice(0)) this.send(waiting)
  }

  /** @param {any} message */
  hear(message) {
    if (message.kind === 'answer') {
      this.calls.get(message.id)?.(message.result)
      this.calls.delete(message.id)
    }
    if (message.kind === 'height' && this.frame) this.frame.style.height = `${message.height}px`
    if (['focus', 'blur', 'escape'].includes(message.kind))
      this.emit(message.kind, { elementType: this._elementType })
    if (message.kind === 'ready') this.emit('ready', { elementType: this._elementType })
  }

  failed() {
    const error = { type: 'api_connection_error', message: 'The frame of the Element could not be loaded.' }
    this.emit('loaderror', { elementType: this._elementType, error })
  }

  /** @param {any} message */
  send(message) {
    if (this.port) this.port.postMessage(plain(message))
    else if (this.frame) this.unsent.push(message)
  }
}

/** Without functions and elements, which cannot be sent to another page. @param {any} value */
const plain = (value) => JSON.parse(JSON.stringify(value))
