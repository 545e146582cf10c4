import { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { conflictMessages as english } from '#products/product/form/conflict-messages'

export const conflictMessages: typeof english = {
  somebody: 'شخص آخر',
  title: (who) => `عُدّل هذا المنتج في هذه الأثناء بواسطة ${firstStrongIsolate(who)}`,
  choose: 'تغييراتكم محفوظة. يرجى اختيار ما يُحفظ.',
  when: (time, ago) => `في ${bidiIsolate(time)}، ${ago}. تغييراتكم محفوظة. يرجى اختيار ما يُحفظ.`,
  mine: 'تغييراتكم، لم تُحفظ',
  ofMine: (fields) => `تُحفظ معه تغييراتكم الأخرى: ${fields}.`,
  ofTheirs: (fields) => `تغييراته الأخرى محفوظة من قبل: ${fields}.`,
  stock: 'لا يتأثر المخزون بالحفظ.',
  open: 'فتح النسخة المحفوظة',
  back: 'العودة إلى التحرير',
  save: 'حفظ الاختيارات',
}
