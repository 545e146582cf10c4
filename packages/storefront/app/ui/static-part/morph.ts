/** Attribute of an element that scripts put in place of another one; its value is the key of that. `morph` leaves it. */
export const IN_PLACE_OF = 'data-in-place-of'

/** Equal for elements that are the same one, before and after. */
export function keyOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName
  const key = node.getAttribute(IN_PLACE_OF)
  if (key !== null) return key
  const name = `${node.tagName} ${node.id || node.getAttribute('class')}`
  if (node instanceof HTMLLabelElement) {
    const input = node.querySelector('input')
    // The value of a text box changes while visitors type.
    return `${name} ${input?.name} ${input?.type === 'checkbox' && input.value}`
  }
  if (node instanceof HTMLDetailsElement) return `${name} ${node.firstElementChild?.textContent}`
  if (node.tagName === 'ARTICLE') return `${name} ${node.querySelector('a')?.getAttribute('href')}`
  return name
}

/** Visitors open and close a group themselves. */
const KEPT = 'open'

function morphAttributes(shown: Element, wanted: Element): void {
  for (const { name } of [...shown.attributes])
    if (name !== KEPT && !wanted.hasAttribute(name)) shown.removeAttribute(name)
  for (const { name, value } of wanted.attributes)
    if (name !== KEPT && shown.getAttribute(name) !== value) shown.setAttribute(name, value)
}

function morphChildren(shown: Element, wanted: Element): void {
  let next = shown.firstChild
  for (const node of [...wanted.childNodes]) {
    const key = keyOf(node)
    let same = next
    while (same && keyOf(same) !== key) same = same.nextSibling
    if (!same) {
      shown.insertBefore(node, next)
      continue
    }
    while (next && next !== same) {
      const { nextSibling } = next
      next.remove()
      next = nextSibling
    }
    next = same.nextSibling
    morph(same, node)
  }
  while (next) {
    const { nextSibling } = next
    next.remove()
    next = nextSibling
  }
}

/**
 * Makes `shown` equal to `wanted`, whose nodes it takes. Elements that both have stay, with their focus, scroll position
 * and open state.
 */
export function morph(shown: Node, wanted: Node): void {
  if (shown.isEqualNode(wanted) || (shown instanceof Element && shown.hasAttribute(IN_PLACE_OF))) return
  if (shown instanceof Element && wanted instanceof Element) {
    morphAttributes(shown, wanted)
    morphChildren(shown, wanted)
  } else shown.nodeValue = wanted.nodeValue
}

/** The text box that is being typed in, within an area. */
export function typedBox(area: Element): HTMLInputElement | null {
  const box = document.activeElement
  const isTyped = box instanceof HTMLInputElement && area.contains(box) && box.value !== box.defaultValue
  return isTyped ? box : null
}

/** Gives form controls the values of their attributes, but for the box that is being typed in. */
export function resetControls(area: Element, typed: HTMLInputElement | null): void {
  for (const option of area.querySelectorAll('option')) option.selected = option.defaultSelected
  for (const input of area.querySelectorAll('input')) {
    input.checked = input.defaultChecked
    if (input !== typed) input.value = input.defaultValue
  }
}
