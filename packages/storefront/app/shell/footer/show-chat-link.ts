declare global {
  interface Window {
    /** Stops the watch of the starter script, which React continues. */
    stopChatLink?: () => void
  }
}

export const CHAT_LINK = 'chat'
/** Attribute of the document while the chat link covers neither text nor arrows. */
const SHOWN = 'data-chat'
/** Below the height of a line of text. */
const STEP_PX = 12

/** The element has text of its own within the area, or is an arrow of slides, which a finger could not press. */
function isInTheWay(element: Element, area: DOMRect): boolean {
  if (element.matches('[data-arrow]')) return true
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false
    range.selectNode(node)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < area.right && right > area.left && top < area.bottom && bottom > area.top,
    )
  })
}

function isFree(link: Element): boolean {
  const area = link.getBoundingClientRect()
  const below = new Set<Element>()
  for (let y = area.top; y <= area.bottom; y += STEP_PX)
    for (let x = area.left; x <= area.right; x += STEP_PX)
      for (const element of document.elementsFromPoint(x, y)) below.add(element)
  return ![...below].some((element) => isInTheWay(element, area))
}

/** Shows the chat link where it covers no text, while the page is scrolled. Returns a function that stops it. */
export function showChatLink(): () => void {
  window.stopChatLink?.()
  let frame = 0
  const look = () => {
    frame = 0
    const link = document.getElementById(CHAT_LINK)
    document.documentElement.toggleAttribute(SHOWN, link !== null && isFree(link))
  }
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look)
  }
  const kinds = ['scroll', 'resize', 'load'] as const
  for (const kind of kinds) addEventListener(kind, lookSoon)
  lookSoon()
  window.stopChatLink = () => {
    cancelAnimationFrame(frame)
    for (const kind of kinds) removeEventListener(kind, lookSoon)
  }
  return window.stopChatLink
}
