import type { Page } from '@playwright/test'

/** Texts that overflow buttons and labels, boxes that cut texts off, and overlapping controls. */
export function layoutDefects(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels, for rounding and for letters that lean out of their box. */
    const SLACK = 2
    const defects = new Set<string>()
    const describeElement = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${element.textContent?.trim().slice(0, 60)}”`
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true], option')

    const isClipped = (element: Element): boolean => {
      if (element === document.body) return false
      const { parentElement } = element
      return (
        getComputedStyle(element).overflowX !== 'visible' ||
        (parentElement !== null && isClipped(parentElement))
      )
    }

    const wide = document.documentElement.clientWidth
    const isOutside = ({ left, right }: DOMRect) => left < -SLACK || right > wide + SLACK
    if (document.documentElement.scrollWidth > wide) {
      const widest = [...document.querySelectorAll('body *')].filter(
        (one) => !isClipped(one) && isOutside(one.getBoundingClientRect()),
      )
      defects.add(`scrolls horizontally because of ${widest.map(describeElement).at(-1)}`)
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (!holder || !node.textContent?.trim() || !isSeen(holder)) continue
      // Product names may end in an ellipsis; texts for screen readers are one pixel wide.
      if (getComputedStyle(holder).textOverflow === 'ellipsis' || holder.offsetWidth <= 1) continue
      range.selectNodeContents(node)
      const box = holder.closest('button, a[href], label, [data-testid=badge], td, th, legend')
      const frame = box?.getBoundingClientRect()
      for (const words of range.getClientRects()) {
        if (words.width < 2) continue
        if (frame && frame.width > 2) {
          const out = Math.max(
            frame.left - words.left,
            words.right - frame.right,
            words.bottom - frame.bottom,
          )
          if (out > SLACK)
            defects.add(`text ${Math.round(out)} px outside ${describeElement(box as Element)}`)
        }
        // Sliding content may be outside the page; other content may not.
        if (isOutside(words) && !isClipped(holder))
          defects.add(`text outside the page: ${describeElement(holder)}`)
      }
    }

    for (const box of document.querySelectorAll('button, a[href], select, legend, h1, h2, h3')) {
      // Texts for screen readers are one pixel wide.
      if (!isSeen(box) || box.clientWidth <= 1) continue
      const { overflowX, textOverflow } = getComputedStyle(box)
      if (box.scrollWidth > box.clientWidth + SLACK && overflowX !== 'visible' && textOverflow !== 'ellipsis')
        defects.add(`text cut off in ${describeElement(box)}`)
    }

    const controls = new Set(
      [...document.querySelectorAll('button, a[href], input, select')].filter(
        (one) => isSeen(one) && ['static', 'relative'].includes(getComputedStyle(one).position),
      ),
    )
    for (const one of controls) {
      const a = one.getBoundingClientRect()
      for (const other of one.parentElement?.children ?? []) {
        if (other === one || !controls.has(other)) continue
        const b = other.getBoundingClientRect()
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (across > SLACK && along > SLACK)
          defects.add(`${describeElement(one)} overlaps ${describeElement(other)}`)
      }
    }
    return [...defects]
  })
}
