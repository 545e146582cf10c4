import { AWAKE, ISLAND } from '#shell/island/island-marks'

declare global {
  interface Window {
    /**
     * Returns the buttons clicked before hydration, in order, in an island or else in the frame, which is hydrated now.
     * Null once everything is.
     */
    takeEarlyClicks?: ((island?: Element) => HTMLElement[]) | null
  }
}

/** Buttons that need React: browsers handle links, forms and popovers themselves. */
const BUTTON = 'button[type=button]:not([popovertarget])'

const findButton = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null

/** Marks a button whose click waits, so that it looks pressed. */
export const WAITING = 'data-waiting'

/** True once React has hydrated the frame of the page. An attribute, because several scripts read it. */
export const isFrameAwake = (): boolean => document.documentElement.hasAttribute(AWAKE)

/** True for an element that is not hydrated yet. */
export function isAsleep(element: Element): boolean {
  if (!window.takeEarlyClicks) return false
  const island = element.closest(`[${ISLAND}]`)
  return island ? !island.hasAttribute(AWAKE) : !isFrameAwake()
}

const isAnyAsleep = (): boolean =>
  !isFrameAwake() || document.querySelector(`[${ISLAND}]:not([${AWAKE}])`) !== null

/** Each button counts once, in the order of last clicks: a repeated click is impatience. */
export function recordEarlyClicks(): void {
  const clicked = new Set<HTMLElement>()
  let last: Event | null = null

  function record(event: Event): void {
    last = event
    const button = findButton(event)
    if (!button || !isAsleep(button)) return
    clicked.delete(button)
    clicked.add(button)
    button.setAttribute(WAITING, '')
  }
  addEventListener('click', record, true)

  window.takeEarlyClicks = (island) => {
    const part = island ?? document.documentElement
    part.setAttribute(AWAKE, '')
    // React itself handles the click that triggers hydration.
    const current = last !== null && last === window.event ? findButton(last) : null
    const isMine = (button: Element) => button.closest(`[${ISLAND}]`) === (island ?? null)
    if (current && isMine(current)) {
      clicked.delete(current)
      current.removeAttribute(WAITING)
    }
    const taken = [...clicked].filter(isMine)
    for (const button of taken) clicked.delete(button)
    if (!isAnyAsleep()) {
      removeEventListener('click', record, true)
      window.takeEarlyClicks = null
    }
    return taken
  }
}
