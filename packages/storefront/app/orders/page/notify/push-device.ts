/** What the shop writes to this browser by. */
export interface PushDevice {
  endpoint: string
  p256dh: string
  auth: string
}

const PATIENCE_MS = 15_000

export const canBeNotified = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The address of this browser, where it has been given one. */
export async function knownEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription?.endpoint ?? null
}

/** The worker that shows the messages; a shop that has switched it off has none. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js')
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('There is no service worker')), PATIENCE_MS)
  })
  return Promise.race([navigator.serviceWorker.ready, tooLate])
}

/** @throws when the browser cannot, or its push service is not there */
export async function subscribeDevice(key: string): Promise<PushDevice> {
  const { pushManager } = await activeWorker()
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const subscription = await subscribe().catch(async () => {
    // Another key of the shop, of before it was moved.
    await (await pushManager.getSubscription())?.unsubscribe()
    return subscribe()
  })
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint, p256dh, auth }
}
