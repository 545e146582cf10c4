/** Scroll positions in pixels: the desktop header becomes lower, the phone header leaves on the way down. */
const LOWER_FROM = 120
const LEAVES_FROM = 140
/** Shorter movements are a resting finger. */
const STEP = 8

/** Tells the style sheets how far and in which direction the page is scrolled. It needs no React. */
export function followScroll(): void {
  const root = document.documentElement
  let last = 0
  const follow = () => {
    const y = scrollY
    root.toggleAttribute('data-scrolled', y > LOWER_FROM)
    if (Math.abs(y - last) <= STEP) return
    root.toggleAttribute('data-scrolling-down', y > last && y > LEAVES_FROM)
    last = y
  }
  addEventListener('scroll', follow, { passive: true })
}
