/** Push subscription of this browser. */
export interface PushDevice {
  endpoint: string
  p256dh: string
  auth: string
}

const PATIENCE_MS = 15_000

export const canBeNotified = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** This browser's push endpoint; null without a subscription. */
export async function knownEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription?.endpoint ?? null
}

/** The worker that shows the notifications. Never ready in a shop that has switched it off. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js')
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The service worker did not become ready in time')), PATIENCE_MS)
  })
  return Promise.race([navigator.serviceWorker.ready, tooLate])
}

/** @throws when the browser cannot, or its push service is not there */
export async function subscribeDevice(key: string): Promise<PushDevice> {
  const { pushManager } = await activeWorker()
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const subscription = await subscribe().catch(async () => {
    // The existing subscription has another key, from before the shop was moved.
    await (await pushManager.getSubscription())?.unsubscribe()
    return subscribe()
  })
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint, p256dh, auth }
}
