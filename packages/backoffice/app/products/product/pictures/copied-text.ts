/** Texts by address with that of one address at another one too; an address without a text gives none. */
export function withCopiedText(held: unknown, from: string, to: string): Record<string, string> {
  const texts: Record<string, string> = typeof held === 'object' && held !== null ? { ...held } : {}
  const text = texts[from]
  return text === undefined ? texts : { ...texts, [to]: text }
}
