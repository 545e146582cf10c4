export interface XmlElement {
  name: string
  text: string
  inside: XmlElement[]
}

const TOKEN = /<\?.*?\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(/&(\w*);?/g, (whole, name: string) => {
    const character = whole.endsWith(';') ? ENTITIES[name] : undefined
    if (character === undefined) throw new Error(`Invalid XML: unknown entity in ${text}`)
    return character
  })
}

/** Parses a well-formed document and returns its root; rejects anything else. */
export function readXml(document: string): XmlElement {
  const root: XmlElement = { name: '', text: '', inside: [] }
  const open = [root]
  let place = 0
  for (const token of document.matchAll(TOKEN)) {
    if (token.index !== place) break
    place += token[0].length
    const [, end, name = '', , empty, text] = token
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.text += decode(text)
    else if (end) {
      if (open.pop()?.name !== name)
        throw new Error(`Invalid XML: </${name}> does not match the open element`)
    } else if (name) {
      const element = { name, text: '', inside: [] }
      parent.inside.push(element)
      if (!empty) open.push(element)
    }
  }
  const [first] = root.inside
  if (place !== document.length || open.length !== 1 || !first)
    throw new Error(`Invalid XML: ${document.slice(place, place + 80)}`)
  return first
}

/** Texts of elements with this name, at any depth. */
export const listTexts = ({ inside }: XmlElement, name: string): string[] =>
  inside.flatMap((one) => [...(one.name === name ? [one.text] : []), ...listTexts(one, name)])
