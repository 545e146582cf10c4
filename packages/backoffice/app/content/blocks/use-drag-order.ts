import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** A dragged row: its place, its target, and the distance of the pointer. */
interface Drag {
  from: number
  to: number
  by: number
}

/** Pixels from the edge of the window within which the page scrolls. */
const EDGE_PX = 90
const SCROLL_PX = 14

interface DragOrder {
  onDrop(from: number, to: number): void
  onStep(from: number, step: 1 | -1): void
}

/** Moves rows by a handle: with mouse, pen or finger, or with the arrow keys. Escape returns a row to its place. */
export function useDragOrder({ onDrop, onStep }: DragOrder) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const begun = useRef({ y: 0, middles: [] as number[] })
  // A quick pointer may be released before its last move is drawn.
  const latest = useRef<Drag | null>(null)

  function show(next: Drag | null) {
    latest.current = next
    setDrag(next)
  }

  function start(event: PointerEvent<HTMLElement>, from: number) {
    const rows = event.currentTarget.closest('tbody')?.children
    if (event.button !== 0 || !rows) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const middles = [...rows].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2 + scrollY
    })
    begun.current = { y: event.pageY, middles }
    show({ from, to: from, by: 0 })
  }

  function move({ pageY, clientY }: PointerEvent) {
    if (!latest.current) return
    const { from } = latest.current
    const { y, middles } = begun.current
    if (clientY < EDGE_PX) scrollBy(0, -SCROLL_PX)
    if (clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX)
    const to = middles.filter((middle, at) => at !== from && middle < pageY).length
    show({ from, to, by: pageY - y })
  }

  function end() {
    const { from, to } = latest.current ?? { from: 0, to: 0 }
    show(null)
    if (to !== from) onDrop(from, to)
  }

  function press(event: KeyboardEvent<HTMLElement>, from: number) {
    if (event.key === 'Escape') show(null)
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined
    if (step === undefined) return
    event.preventDefault()
    const handle = event.currentTarget
    onStep(from, step)
    // A row loses the focus when it moves in the page.
    setTimeout(() => handle.focus())
  }

  return {
    drag,
    handleProps: (at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, at),
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => show(null),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(event, at),
    }),
  }
}
