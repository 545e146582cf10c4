import { getAges, isShoeSize, ONE_SIZE } from '@little-dunes/domain/catalogue/sizes'
import { bidiIsolate, yearsUpTo } from '#arabic/arabic-words'
import type { uiMessages as english } from '#ui/ui-messages'

/** '2–3 سنوات' or '1–2 سنة' for an age size; the range reads like the label in the garment. */
function ageWords(size: string): string | null {
  const ages = getAges(size)
  return ages && `${bidiIsolate(`${ages[0]}–${ages[1]}`)} ${yearsUpTo(ages[1])}`
}

function plainSize(size: string): string {
  if (isShoeSize(size)) return bidiIsolate(`EU ${size}`)
  return size === ONE_SIZE ? 'مقاس واحد' : size
}

export const uiMessages: typeof english = {
  loading: 'جارٍ التحميل…',
  size: (size) => {
    const age = ageWords(size)
    return age ? `مقاس ${bidiIsolate(size)}، ${age}` : plainSize(size)
  },
  ageLabel: ageWords,
  sizeName: (size) => ageWords(size) ?? plainSize(size),
  close: 'إغلاق',
  undo: 'تراجع',
  was: 'السعر السابق',
  from: 'من',
  breadcrumb: 'مسار الصفحة',
  previous: 'السابق',
  next: 'التالي',
}
