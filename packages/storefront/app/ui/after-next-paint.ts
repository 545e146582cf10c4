/**
 * Runs invisible work after the next frame, so that a press waits only for its visible result (web.dev, 'Optimize
 * Interaction to Next Paint'). Returns a function that cancels it.
 */
export function afterNextPaint(work: () => void): () => void {
  let [frame, timer] = [0, 0]
  const begin = () => {
    timer = window.setTimeout(work)
  }
  // A hidden tab has no frames.
  if (document.hidden) begin()
  else frame = requestAnimationFrame(begin)
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
