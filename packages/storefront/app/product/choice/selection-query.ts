import { toSlug } from '@little-dunes/domain/catalogue/product'

/** Reads the choice in a product address: `?colour=deep-sea&size=110`. */
export function readSelection(search: string): { colour: string; size: string } {
  const query = new URLSearchParams(search)
  return { colour: query.get('colour') ?? '', size: query.get('size') ?? '' }
}

export function selectionQuery(colorName: string | undefined, size: string | null): string {
  const query = new URLSearchParams({
    ...(colorName && { colour: toSlug(colorName) }),
    ...(size && { size }),
  })
  return query.size ? `?${query}` : ''
}
