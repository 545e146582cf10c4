import { getAges, isShoeSize } from '@little-dunes/domain/catalogue/sizes'

/** '2–3 Years' for an age size, en dash between the years (PROD-23 to PROD-25). */
function ageWords(size: string): string | null {
  const ages = getAges(size)
  return ages && `${ages[0]}–${ages[1]} Years`
}

/** 'EU 28' for a shoe, other sizes unchanged (D-16). */
const plainSize = (size: string): string => (isShoeSize(size) ? `EU ${size}` : size)

/** 'Size 100, 2–3 Years', 'EU 28', 'One Size'. */
function sizeWords(size: string): string {
  const age = ageWords(size)
  return age ? `Size ${size}, ${age}` : plainSize(size)
}

const english = {
  loading: 'Loading…',
  size: sizeWords,
  /** '2–3 Years' for an age size, else null. */
  ageLabel: ageWords,
  /** 'EU 28', '2–3 Years', 'One Size'. */
  sizeName: (size: string) => ageWords(size) ?? plainSize(size),
  close: 'Close',
  undo: 'Undo',
  was: 'was',
  from: 'from',
  breadcrumb: 'Breadcrumb',
  previous: 'Previous',
  next: 'Next',
}

export const uiMessages = english
