/**
 * Does what nobody sees once the next frame is on the screen, so that a press waits only for what it shows (web.dev,
 * 'Optimize Interaction to Next Paint'). Answers how to leave it undone.
 */
export function afterNextPaint(work: () => void): () => void {
  let [frame, timer] = [0, 0]
  const begin = () => {
    timer = window.setTimeout(work)
  }
  // A tab that is hidden has no frames.
  if (document.hidden) begin()
  else frame = requestAnimationFrame(begin)
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
