/** Texts by address with that of one address at another one too; an address without a text gives none. */
export function withCopiedText(texts: Record<string, string>, from: string, to: string) {
  const text = texts[from]
  return text === undefined ? texts : { ...texts, [to]: text }
}
