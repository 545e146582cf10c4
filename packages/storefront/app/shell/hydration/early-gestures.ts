/** Shorter strokes are presses. */
const STROKE_PX = 40

const isAsleep = (): boolean => Boolean(window.takeEarlyClicks)

/** Turns a swipe over slides that are not hydrated yet into a click on their arrow, recorded as other early clicks. */
function recordStrokes(): void {
  let from: Touch | undefined
  const begin = ({ touches }: TouchEvent) => {
    from = isAsleep() ? touches[0] : undefined
  }
  const end = ({ changedTouches: [to], target }: TouchEvent) => {
    if (!from || !to || !(target instanceof Element)) return
    const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY]
    if (Math.abs(across) < STROKE_PX || Math.abs(across) < Math.abs(down)) return
    const way = across < 0 === (document.dir === 'rtl') ? 'previous' : 'next'
    target.closest('section')?.querySelector<HTMLElement>(`[data-arrow=${way}]`)?.click()
  }
  addEventListener('touchstart', begin, { capture: true, passive: true })
  addEventListener('touchend', end, { capture: true, passive: true })
}

/** Repeats the last position of the mouse after hydration, so that menus open and slides pause under it. */
function repeatMouse(): void {
  let under: EventTarget | null = null
  const follow = ({ pointerType, target }: PointerEvent) => {
    under = pointerType === 'mouse' ? target : null
  }
  addEventListener('pointermove', follow, { capture: true, passive: true })
  const take = window.takeEarlyClicks
  if (!take) return
  window.takeEarlyClicks = () => {
    removeEventListener('pointermove', follow, true)
    setTimeout(() =>
      under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })),
    )
    return take()
  }
}

export function recordEarlyGestures(): void {
  recordStrokes()
  repeatMouse()
}
