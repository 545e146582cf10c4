import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** Shorter strokes are presses. */
const STROKE_PX = 40

const isMirrored = (): boolean => document.documentElement.dir === 'rtl'

/** Turns a horizontal swipe of a finger or mouse into a step; the swipe does not press the element below it. */
export function useSwipe(turn: (way: 1 | -1) => void) {
  const from = useRef<number>(undefined)
  const swiped = useRef(false)

  const forget = () => {
    from.current = undefined
  }
  function begin({ clientX }: PointerEvent) {
    from.current = clientX
    swiped.current = false
  }
  function end({ clientX }: PointerEvent) {
    const stroke = clientX - (from.current ?? clientX)
    forget()
    if (Math.abs(stroke) < STROKE_PX) return
    swiped.current = true
    turn(stroke < 0 === isMirrored() ? -1 : 1)
  }
  function swallow(event: MouseEvent) {
    if (!swiped.current) return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    onPointerDown: begin,
    onPointerUp: end,
    onPointerLeave: forget,
    onPointerCancel: forget,
    onClickCapture: swallow,
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
