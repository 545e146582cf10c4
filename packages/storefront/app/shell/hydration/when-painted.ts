/** The largest picture is painted a moment after the page has loaded. */
const AFTER_LOAD_MS = 150
/** A picture that does not come must not keep a page from hydrating. */
const AT_THE_LATEST_MS = 3000

/** Calls once the first screen is painted, and once more at the latest time for it. */
export function whenPainted(action: () => void): void {
  // An animation of nothing ends only once there are frames.
  const soon = () => {
    document.body.animate([], AFTER_LOAD_MS).onfinish = action
  }
  const later = () => setTimeout(action, AT_THE_LATEST_MS)
  const { readyState } = document
  if (readyState === 'complete') soon()
  else addEventListener('load', soon)
  if (readyState === 'loading') addEventListener('DOMContentLoaded', later)
  else later()
}
