import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { useCart, useItemCount } from '#cart/store/cart-store'
import { ISLAND_IDS } from '#platform/scripts/island-context'
import { NEEDED } from '#shell/hydration/deferred-type'
import { showCartCount } from '#shell/hydration/early-cart-count'
import { isFrameAwake } from '#shell/hydration/early-clicks'
import { useClickReplay } from '#shell/hydration/use-click-replay'
import { IslandFrame } from '#shell/island/island-frame.tsx'
import { ISLAND_PROPS } from '#shell/island/island-marks'
import { startVisit } from '#shell/start-visit'
import { afterNextPaint } from '#ui/after-next-paint'
import { KEPT } from '#ui/static-part/static-part.tsx'

/** Hydrates the element once. Returns a function that unmounts the island. */
export type StartIsland = (element: HTMLElement) => () => void

/** Hydrates the frame after an add: its links tell screen readers the number of items. */
function useFrameAfterAdd(): void {
  const hasAdded = useCart((cart) => cart.adds > 0)
  useEffect(() => {
    if (!hasAdded) return
    return afterNextPaint(() => {
      dispatchEvent(new Event(NEEDED))
    })
  }, [hasAdded])
}

interface AwakeProps {
  element: HTMLElement
  /** Elements rendered by the server alone, as they were before hydration. */
  kept: readonly Element[]
  children: ReactNode
}

/** If a browser extension has changed the page, React renders the island again, and this restores the server's parts. */
function useKept(element: HTMLElement, kept: readonly Element[]): void {
  useLayoutEffect(() => {
    for (const [place, shown] of element.querySelectorAll(`[${KEPT}]`).entries())
      if (!shown.firstChild) shown.replaceChildren(...(kept[place]?.childNodes ?? []))
  }, [element, kept])
}

function Awake({ element, kept, children }: AwakeProps) {
  useKept(element, kept)
  useClickReplay(element)
  useEffect(startVisit, [])
  useFrameAfterAdd()
  // Its badges show the number at once.
  const count = useItemCount()
  const ready = useCart((cart) => cart.ready)
  useEffect(() => {
    if (ready) showCartCount(count)
  }, [count, ready])
  return children
}

/**
 * React listens to events of the whole document only if that is its first root: a root within the document marks it as
 * listened to (`listenToAllSupportedEvents`). The frame hydrates the document later.
 */
function listenForFrame(): void {
  if (!isFrameAwake()) createRoot(document)
}

/** Creates the starter of an island, which hydrates `Page` with the props from the server. */
export function createIsland<Props extends object>(Page: ComponentType<Props>): StartIsland {
  const started = new WeakMap<HTMLElement, () => void>()
  return (element) => {
    const end = started.get(element)
    if (end) return end
    const json = element.parentElement?.querySelector(`[${ISLAND_PROPS}]`)?.textContent
    const props = JSON.parse(json ?? '{}') as Props
    const kept = [...element.querySelectorAll(`[${KEPT}]`)]
    listenForFrame()
    const root = hydrateRoot(
      element,
      <Awake element={element} kept={kept}>
        <IslandFrame>
          <Page {...props} />
        </IslandFrame>
      </Awake>,
      { identifierPrefix: ISLAND_IDS },
    )
    // The frame may be rendering at that moment.
    const unmount = () => queueMicrotask(() => root.unmount())
    started.set(element, unmount)
    return unmount
  }
}
