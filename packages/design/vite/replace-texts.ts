import { findTexts, type SourceText } from './find-texts.ts'

/** The shop's own texts, by language and key. */
export type CustomTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

const escaped = (text: string): string => text.replaceAll(/[\\`$]/g, String.raw`\$&`)

/** Replaces the built-in texts of a source file with the shop's own; null when it has none of them. */
export function replaceTexts(code: string, id: string, customTexts: CustomTexts): string | null {
  const changes = findTexts(code, id).flatMap((original) => {
    const text = customTexts[original.language]?.[original.key]
    return text === undefined ? [] : [{ original, text }]
  })
  if (changes.length === 0) return null
  const inOrder = changes.toSorted((a, b) => a.original.start - b.original.start)

  /** Renders the source between two offsets. Values that are filled into a text may contain texts themselves. */
  function rendered(start: number, end: number): string {
    let [result, at] = ['', start]
    for (const { original, text } of inOrder) {
      if (original.start < at || original.end > end) continue
      result += code.slice(at, original.start) + written(original, text)
      at = original.end
    }
    return result + code.slice(at, end)
  }

  function written({ filledIn }: SourceText, text: string): string {
    const parts = text.split(/\{(\w+)\}/)
    const words = parts.map((part, at) => {
      const place = filledIn.get(part)
      if (at % 2 === 0) return escaped(part)
      return place ? `\${${rendered(place.start, place.end)}}` : `{${part}}`
    })
    return `\`${words.join('')}\``
  }

  return rendered(0, code.length)
}
