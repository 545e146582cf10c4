/** How the tabs of one browser tell each other that the cart on the server has changed, and when it may have changed elsewhere. */
export function createCartChannel() {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('little-dunes-cart')
  return {
    tell: () => channel?.postMessage('changed'),

    /** Also heard when the network is back, and when the visitor comes back to this tab from another device. */
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
