import { colourKey } from '@little-dunes/domain/catalogue/listing'
import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'

/** Display name of a colour in an address. */
export function colourName(colour: string, facets: WireFacets | null): string {
  const place = facets?.colors.findIndex((one) => colourKey(one) === colourKey(colour)) ?? -1
  return facets?.colorLabels?.[place] ?? colour
}
