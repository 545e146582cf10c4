declare global {
  interface Document {
    /** Made ahead by the browser, and not looked at yet; not every browser does so. */
    readonly prerendering?: boolean
  }
}

/** Once the page is there from top to bottom and looked at, at once if it is: a browser may have made it ahead. */
export function whenShown(action: () => void): void {
  if (document.prerendering)
    document.addEventListener('prerenderingchange', () => whenShown(action), { once: true })
  else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', action)
  else action()
}
