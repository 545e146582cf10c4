/** An uploaded film of the home page: `/media/<name>.<hash>.mp4` or `.webm`. The hash is that of its content. */
export const FILM_FORMATS = ['mp4', 'webm'] as const
export type FilmFormat = (typeof FILM_FORMATS)[number]

export interface FilmAddress {
  name: string
  hash: string
  format: FilmFormat
}

const ADDRESS = /^\/media\/([a-z0-9][a-z0-9-]{0,150})\.([0-9a-f]{8})\.(mp4|webm)$/

export const filmAddress = ({ name, hash, format }: FilmAddress): string => `/media/${name}.${hash}.${format}`

/** Null if the address is no film. */
export function readFilmAddress(address: string): FilmAddress | null {
  const [, name, hash, format] = ADDRESS.exec(address) ?? []
  return name && hash ? { name, hash, format: format as FilmFormat } : null
}
