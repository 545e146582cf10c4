/** A script or style sheet of the build: its name, and the hash of its content. */
const HASHED = /^(\/[\w./-]*)-[\w-]{8}(\.(?:js|css))$/

/** What a file of any build is called whose content this one is nearest to; null where nothing is gained. */
export function dictionaryPattern(address: string): string | null {
  const [, name, ending] = HASHED.exec(address) ?? []
  return name?.includes('/assets/') ? `${name}-*${ending}` : null
}
