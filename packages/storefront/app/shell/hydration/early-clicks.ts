declare global {
  interface Window {
    /** Answers the buttons clicked before hydration, in order, and stops recording. Null once it was called. */
    takeEarlyClicks?: (() => HTMLElement[]) | null
  }
}

/** Buttons that only React answers: browsers answer links, forms and popovers themselves. */
const BUTTON = 'button[type=button]:not([popovertarget])'

const buttonOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null

/** Of a button whose click waits, so that it looks pressed. */
export const WAITING = 'data-waiting'

/** Each button counts once, as of its last click: a second click is impatience. */
export function recordEarlyClicks(): void {
  const clicked = new Set<HTMLElement>()
  let last: Event | null = null

  function record(event: Event): void {
    last = event
    const button = buttonOf(event)
    if (!button) return
    clicked.delete(button)
    clicked.add(button)
    button.setAttribute(WAITING, '')
  }
  addEventListener('click', record, true)

  window.takeEarlyClicks = () => {
    removeEventListener('click', record, true)
    window.takeEarlyClicks = null
    // React answers the click itself whose handling hydrates the page.
    const current = last !== null && last === window.event ? buttonOf(last) : null
    if (current) clicked.delete(current)
    current?.removeAttribute(WAITING)
    return [...clicked]
  }
}
