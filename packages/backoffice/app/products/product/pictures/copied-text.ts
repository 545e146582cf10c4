/** Copies the text of one address to another; an address without a text changes nothing. */
export function withCopiedText(texts: Record<string, string>, from: string, to: string) {
  const text = texts[from]
  return text === undefined ? texts : { ...texts, [to]: text }
}
