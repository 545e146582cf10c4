/** The largest picture is painted a moment after the page has loaded. */
const AFTER_LOAD_MS = 150
/** A slow picture must not keep a page from hydrating. */
const AT_THE_LATEST_MS = 3000

/** Calls once the first screen is painted, and once more at the latest time for it. */
export function whenPainted(action: () => void): void {
  // An empty animation ends only once the page has frames.
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
