import { isShoeSize, ONE_SIZE } from '@little-dunes/domain/catalogue/sizes'
import { uiMessages } from '#ui/ui-messages'

/** A size as on the garment's label: 'EU 28' for shoes (D-16). */
export function sizeName(size: string): string {
  if (isShoeSize(size)) return uiMessages.shoeSize(size)
  return size === ONE_SIZE ? uiMessages.oneSize : size
}
