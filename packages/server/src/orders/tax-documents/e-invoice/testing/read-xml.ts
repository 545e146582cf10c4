import type { ChildNode, Element } from 'domhandler'
import { parseDocument } from 'htmlparser2'

/** An XML file for tests. Paths are names of elements, such as `/cac:TaxTotal/cbc:TaxAmount`. */
export interface ReadXml {
  name: string
  /** Child elements in their order. */
  children: ReadXml[]
  /** Text of the first element at the path. @throws when there is none */
  text(path: string): string
  attribute(path: string, name: string): string | undefined
  has(path: string): boolean
  all(path: string): ReadXml[]
}

const isElement = (node: ChildNode): node is Element => node.type === 'tag'

function find(of: Element, path: string): Element[] {
  const [name = '', ...rest] = path.split('/').slice(1)
  const result = of.children.filter(isElement).filter((child) => child.name === name)
  return rest.length === 0 ? result : result.flatMap((child) => find(child, `/${rest.join('/')}`))
}

const getText = (element: Element): string =>
  element.children.map((child) => (child.type === 'text' ? child.data : '')).join('')

function reader(element: Element): ReadXml {
  const first = (path: string): Element => {
    const [result] = find(element, path)
    if (!result) throw new Error(`${element.name} has no ${path}`)
    return result
  }
  return {
    name: element.name,
    children: element.children.filter(isElement).map(reader),
    text: (path) => getText(first(path)),
    attribute: (path, name) => first(path).attribs[name],
    has: (path) => find(element, path).length > 0,
    all: (path) => find(element, path).map(reader),
  }
}

/** @throws when the file is not one element */
export function readXml(file: string): ReadXml {
  const [root, ...more] = parseDocument(file, { xmlMode: true, decodeEntities: true }).children.filter(
    isElement,
  )
  if (!root || more.length > 0) throw new Error('The file must have exactly one root element')
  return reader(root)
}
