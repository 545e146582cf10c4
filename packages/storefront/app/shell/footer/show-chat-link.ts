/** Attribute of the document while the chat link covers neither text nor arrows. */
const SHOWN = 'data-chat'
/** Distance of the probed points. Texts and arrows are larger. */
const STEP_PX = 12
/** Without a scroll, resize or transition for this long, the position is checked. */
const REST_MS = 100
/** Containers to search, because elements without pointer events are not found at a point. */
const PARTS = 'article, section, footer, [data-island] > *, main > :not([data-static])'

const meet = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  // Texts for screen readers are one pixel wide.
  element.offsetWidth !== 1

/** True if the part has text in the area, or arrows of slides, which could not be pressed. */
function isInTheWay(part: Element, area: DOMRect): boolean {
  const arrows = [...part.querySelectorAll<HTMLElement>('[data-arrow]')]
  if (arrows.some((arrow) => meet(arrow.getBoundingClientRect(), area) && isSeen(arrow))) return true
  const range = document.createRange()
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNode(text)
    const { parentElement } = text
    if (
      [...range.getClientRects()].some((line) => meet(line, area)) &&
      parentElement &&
      isSeen(parentElement)
    )
      return true
  }
  return false
}

function isFree(link: Element): boolean {
  const area = link.getBoundingClientRect()
  const parts = new Set<Element>()
  for (let y = area.top; y <= area.bottom; y += STEP_PX)
    for (let x = area.left; x <= area.right; x += STEP_PX)
      for (const element of document.elementsFromPoint(x, y)) {
        const part = element !== link && element.closest(PARTS)
        if (part && !part.contains(link)) parts.add(part)
      }
  return ![...parts].some((part) => isInTheWay(part, area))
}

/** The id of the link. */
export const CHAT_LINK = 'chat'

/** Shows the chat link, if there is one, while it covers neither text nor arrows. Returns a function that stops it. */
export function showChatLink(): () => void {
  let timer = 0
  const look = () => {
    const link = document.getElementById(CHAT_LINK)
    if (link) document.documentElement.toggleAttribute(SHOWN, isFree(link))
  }
  const lookSoon = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(look, REST_MS)
  }
  // Moving slides end with a transition.
  const kinds = ['scroll', 'resize', 'transitionend'] as const
  for (const kind of kinds) addEventListener(kind, lookSoon)
  lookSoon()
  return () => {
    window.clearTimeout(timer)
    for (const kind of kinds) removeEventListener(kind, lookSoon)
  }
}
