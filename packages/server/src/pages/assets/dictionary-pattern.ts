/** Script or style sheet of the build: its name and the hash of its content. */
const HASHED = /^(\/[\w./-]*)-[\w-]{8}(\.(?:js|css))$/

/** Pattern of the same file in any build, whose content is the most similar; null where a dictionary saves nothing. */
export function dictionaryPattern(address: string): string | null {
  const [, name, ending] = HASHED.exec(address) ?? []
  return name?.includes('/assets/') ? `${name}-*${ending}` : null
}
