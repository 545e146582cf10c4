/** Shorter strokes are presses. */
const STROKE_PX = 40

const isAsleep = (): boolean => Boolean(window.takeEarlyClicks)

/** A stroke over slides that did not hear it begin is a press of their arrow, recorded as any other or heard by then. */
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

/** Where the mouse went before the page was alive, it arrives once more afterwards: menus open, slides rest under it. */
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
