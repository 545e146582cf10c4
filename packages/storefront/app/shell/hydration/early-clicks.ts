declare global {
  interface Window {
    /** Returns the buttons clicked before hydration, in order, and stops recording. Null once it was called. */
    takeEarlyClicks?: (() => HTMLElement[]) | null
  }
}

/** Buttons that need React: browsers handle links, forms and popovers themselves. */
const BUTTON = 'button[type=button]:not([popovertarget])'

const findButton = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null

/** Marks a button whose click waits, so that it looks pressed. */
export const WAITING = 'data-waiting'

/** Each button counts once, in the order of last clicks: a repeated click is impatience. */
export function recordEarlyClicks(): void {
  const clicked = new Set<HTMLElement>()
  let last: Event | null = null

  function record(event: Event): void {
    last = event
    const button = findButton(event)
    if (!button) return
    clicked.delete(button)
    clicked.add(button)
    button.setAttribute(WAITING, '')
  }
  addEventListener('click', record, true)

  window.takeEarlyClicks = () => {
    removeEventListener('click', record, true)
    window.takeEarlyClicks = null
    // React itself handles the click that triggers hydration.
    const current = last !== null && last === window.event ? findButton(last) : null
    if (current) clicked.delete(current)
    current?.removeAttribute(WAITING)
    return [...clicked]
  }
}
