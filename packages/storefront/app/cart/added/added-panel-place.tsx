import { PATHS } from '@little-dunes/domain/paths'
import { useEffect, useState } from 'react'
import type { AddedPanel } from '#cart/added/added-panel.tsx'
import { forgetAdded, useAdded } from '#cart/store/cart-store'
import { currentRoute } from '#platform/address/current-route'
import { showToast } from '#ui/toast/toast-store'

/** Longest wait for the code of the panel. */
const PATIENCE_MS = 3000

const fetchPanel = () =>
  Promise.race([
    import('#cart/added/added-panel.tsx'),
    new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS)),
  ])

/** The panel after an add. On the cart page, and without its code, a toast says the same. */
export function AddedPanelPlace() {
  const { added } = useAdded()
  const [loaded, setLoaded] = useState<{ Panel: typeof AddedPanel }>()

  useEffect(() => {
    if (!added) return
    const showInToast = () => {
      // A refused add is no longer there.
      if (useAdded.getState().added !== added) return
      forgetAdded()
      showToast(added.message, { undo: added.undo })
    }
    if (currentRoute().pathname === PATHS.cart) showInToast()
    else if (!loaded) fetchPanel().then(({ AddedPanel: Panel }) => setLoaded({ Panel }), showInToast)
  }, [added, loaded])

  useEffect(() => forgetAdded, [])

  return loaded && <loaded.Panel added={added} />
}
