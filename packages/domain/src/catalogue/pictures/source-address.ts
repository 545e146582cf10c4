/** The whole picture that a master was cut from, `/media/<name>.<hash>.webp`; the hash is of its content. */
export interface SourceAddress {
  name: string
  hash: string
}

const ADDRESS = /^\/media\/([a-z0-9][a-z0-9-]{0,150})\.([0-9a-f]{8})\.webp$/

export const sourceAddress = ({ name, hash }: SourceAddress): string => `/media/${name}.${hash}.webp`

/** What an address names; null when it is no source. */
export function readSourceAddress(address: string): SourceAddress | null {
  const [, name, hash] = ADDRESS.exec(address) ?? []
  return name && hash ? { name, hash } : null
}
