/** How the tabs of one browser tell each other that the cart on the server has changed. */
export function cartTabs() {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('little-dunes-cart')
  return {
    tell: () => channel?.postMessage('changed'),
    onTold(listener: () => void): () => void {
      channel?.addEventListener('message', listener)
      return () => channel?.removeEventListener('message', listener)
    },
  }
}
