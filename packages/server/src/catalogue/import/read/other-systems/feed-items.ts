import { Parser } from 'htmlparser2'

export interface FeedItem {
  line: number
  cells: ReadonlyMap<string, string>
}

const ITEMS: ReadonlySet<string> = new Set(['item', 'entry'])

type Written = Map<string, string[]>

/** The items of an XML feed, at most one more than `most`. `isCut` is true when the feed ends within an element. */
export async function feedItems(
  texts: AsyncIterable<string>,
  max: number,
): Promise<{ items: FeedItem[]; isCut: boolean }> {
  const items: FeedItem[] = []
  let [line, begun, isEnding, isCut] = [1, 1, false, false]
  let written: Written | undefined
  let parts: string[] = []
  let text = ''
  let depth = 0
  const takeText = () => {
    if (text.trim() !== '') parts.push(text.trim())
    text = ''
  }
  const parser = new Parser(
    {
      onopentag: (name, { href = '' }) => {
        if (!written && ITEMS.has(name)) {
          ;[written, begun] = [new Map(), line]
          return
        }
        if (!written) return
        takeText()
        depth += 1
        // Atom has addresses in attributes.
        if (depth === 1) parts = href ? [href] : []
      },
      ontext: (part) => {
        if (depth > 0) text += part
      },
      onclosetag: (name) => {
        if (isEnding) isCut = true
        if (!written) return
        if (depth === 0) {
          if (items.length <= max) items.push({ line: begun, cells: toCells(written) })
          written = undefined
          return
        }
        takeText()
        depth -= 1
        if (depth === 0) written.set(name, [...(written.get(name) ?? []), parts.join(' ')])
      },
    },
    { xmlMode: true },
  )
  for await (const chunk of texts)
    for (const part of chunk.split(/(?<=\n)/)) {
      parser.write(part)
      if (part.endsWith('\n')) line += 1
    }
  isEnding = true
  parser.end()
  return { items, isCut }
}

/** If an element appears with and without the namespace of feeds, the one with it counts. */
function toCells(written: Written): ReadonlyMap<string, string> {
  const cells = new Map<string, string>()
  const names = [...written.keys()].toSorted((one, other) => Number(isBare(one)) - Number(isBare(other)))
  for (const name of names) {
    const bare = name.slice(name.indexOf(':') + 1)
    const cell = written.get(name)?.filter(Boolean).join(',') ?? ''
    if (cell !== '' && !cells.has(bare)) cells.set(bare, cell)
  }
  return cells
}

const isBare = (name: string): boolean => !name.includes(':')
