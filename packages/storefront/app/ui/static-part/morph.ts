/** Equal for elements that are the same one, before and after. */
function keyOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName
  const name = `${node.tagName} ${node.id || node.getAttribute('class')}`
  if (node instanceof HTMLLabelElement) return `${name} ${node.querySelector('input')?.value}`
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
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
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
  if (shown.isEqualNode(wanted)) return
  if (shown instanceof Element && wanted instanceof Element) {
    morphAttributes(shown, wanted)
    morphChildren(shown, wanted)
  } else shown.nodeValue = wanted.nodeValue
}

/** Gives form controls the values of their attributes, but for the text that is being typed. */
export function resetControls(area: Element): void {
  for (const option of area.querySelectorAll('option')) option.selected = option.defaultSelected
  for (const input of area.querySelectorAll('input')) {
    input.checked = input.defaultChecked
    if (input !== document.activeElement) input.value = input.defaultValue
  }
}
