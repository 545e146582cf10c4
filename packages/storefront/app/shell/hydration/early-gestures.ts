import { isAsleep } from '#shell/hydration/early-clicks'
import { afterNextPaint } from '#ui/after-next-paint'

/** Shorter strokes are presses. */
const STROKE_PX = 40

/** Turns a swipe over slides that are not hydrated yet into a click on their arrow, recorded as other early clicks. */
function recordStrokes(): void {
  let from: Touch | undefined
  const begin = ({ touches, target }: TouchEvent) => {
    from = target instanceof Element && isAsleep(target) ? touches[0] : undefined
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

/**
 * Repeats the last position of the mouse once the part under it is hydrated, so that menus open and slides pause. Before
 * that, React would keep the event, and miss the next one.
 */
function repeatMouse(): void {
  let under: Element | null = null
  const follow = ({ pointerType, target }: PointerEvent) => {
    under = pointerType === 'mouse' && target instanceof Element ? target : null
  }
  addEventListener('pointermove', follow, { capture: true, passive: true })
  const repeat = () => {
    under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  }
  const take = window.takeEarlyClicks
  if (!take) return
  window.takeEarlyClicks = (island) => {
    const wasAsleep = under !== null && isAsleep(under)
    const taken = take(island)
    // By then the effects of the part have run.
    if (wasAsleep && under && !isAsleep(under)) afterNextPaint(repeat)
    if (!window.takeEarlyClicks) removeEventListener('pointermove', follow, true)
    return taken
  }
}

export function recordEarlyGestures(): void {
  recordStrokes()
  repeatMouse()
}
