import type { Measuring } from '#measuring/consent-choice'
import type { EcommerceEvent, EventName } from '#measuring/ecommerce-event'

declare global {
  interface Window {
    /** The queue that Google's tag reads once it has loaded. */
    dataLayer?: unknown[]
    fbq?: PixelQueue
    _fbq?: PixelQueue
  }
}

/** Meta's pixel before it has loaded: queues its calls. */
interface PixelQueue {
  (...args: unknown[]): void
  callMethod?: (...args: unknown[]) => void
  queue: unknown[][]
  push: PixelQueue
  loaded: boolean
  version: string
}

/** Meta's names of the events that it supports (developers.facebook.com/docs/meta-pixel/reference). */
const PIXEL_EVENTS: Partial<Record<EventName, string>> = {
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  add_payment_info: 'AddPaymentInfo',
  purchase: 'Purchase',
}

function load(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/** Google's tag accepts only an `arguments` object, no arrays. */
function tellGoogle(...args: unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(Object.assign(args, { [Symbol.toStringTag]: 'Arguments' }))
}

function startGoogle(id: string): void {
  tellGoogle('js', new Date())
  tellGoogle('config', id)
  load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
}

function createPixelQueue(): PixelQueue {
  const queue: PixelQueue = Object.assign(
    (...args: unknown[]) => {
      if (queue.callMethod) queue.callMethod(...args)
      else queue.queue.push(args)
    },
    { queue: [] as unknown[][], loaded: true, version: '2.0' },
  ) as PixelQueue
  queue.push = queue
  return queue
}

function startMeta(id: string): void {
  window.fbq = window._fbq = createPixelQueue()
  window.fbq('init', id)
  window.fbq('track', 'PageView')
  load('https://connect.facebook.net/en_US/fbevents.js')
}

/** Loads the providers' scripts. Call it only after the visitor has agreed: otherwise the page's policy blocks them. */
export function startMeasuring({ google, meta }: Measuring): void {
  if (google && !window.dataLayer) startGoogle(google)
  if (meta && !window.fbq) startMeta(meta)
}

/** Sends an event to all providers. */
export function sendEvent({ name, parameters }: EcommerceEvent, { google, meta }: Measuring): void {
  if (google) tellGoogle('event', name, parameters)
  const pixelEvent = PIXEL_EVENTS[name]
  if (!meta || !pixelEvent) return
  const { currency, value, items, transaction_id } = parameters
  const content_ids = items.map(({ item_id }) => item_id)
  const content = { currency, value, content_ids, content_type: 'product_group', num_items: items.length }
  window.fbq?.('track', pixelEvent, content, ...(transaction_id ? [{ eventID: transaction_id }] : []))
}
