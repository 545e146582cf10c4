import { ONE_SIZE } from '@little-dunes/domain/catalogue/sizes'
import { uiMessages } from '#ui/ui-messages'

/** A size as the label of the garment has it. */
export const sizeName = (size: string): string => (size === ONE_SIZE ? uiMessages.oneSize : size)
