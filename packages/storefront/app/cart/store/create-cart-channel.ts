/**
 * Lets the tabs of one browser tell each other about changes of the server's cart, and detects possible changes
 * elsewhere.
 */
export function createCartChannel() {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('little-dunes-cart')
  return {
    tell: () => channel?.postMessage('changed'),

    /** Also fires when the network returns, and when the visitor returns to this tab, perhaps from another device. */
    onCartChanged(listener: () => void): () => void {
      const returned = () => {
        if (document.visibilityState === 'visible') listener()
      }
      channel?.addEventListener('message', listener)
      window.addEventListener('online', listener)
      document.addEventListener('visibilitychange', returned)
      return () => {
        channel?.removeEventListener('message', listener)
        window.removeEventListener('online', listener)
        document.removeEventListener('visibilitychange', returned)
      }
    },
  }
}
