import { ageLabel, sizeLabel } from '@little-dunes/domain/sizes'
import type { Catalogue } from '#platform/messages'

/** 'Size 100, 2–3 Years', 'EU 28', 'One Size' (D-16). */
function sizeWords(size: string): string {
  const age = ageLabel(size)
  return age ? `Size ${size}, ${age}` : sizeLabel(size)
}

const english = {
  size: sizeWords,
  /** '2–3 Years' for an age size. */
  ageOf: ageLabel,
  /** 'EU 28', '2–3 Years', 'One Size'. */
  sizeName: sizeLabel,
  close: 'Close',
  was: 'was',
  breadcrumb: 'Breadcrumb',
  previous: 'Previous',
  next: 'Next',
}

export const uiMessages: Catalogue<typeof english> = { en: english }
