declare global {
  interface Document {
    /** True for a prerendered page that is not shown yet; undefined in some browsers. */
    readonly prerendering?: boolean
  }
}

/** Runs once the document is complete and shown, at once if it already is: a browser may have prerendered it. */
export function whenShown(action: () => void): void {
  if (document.prerendering)
    document.addEventListener('prerenderingchange', () => whenShown(action), { once: true })
  else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', action)
  else action()
}
