import { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { conflictMessages as english } from '#products/product/form/conflict-messages'

export const conflictMessages: typeof english = {
  somebody: 'شخص آخر',
  title: (who) => `حُفظ هذا المنتج في هذه الأثناء: ${firstStrongIsolate(who)}`,
  choose: 'لن يضيع شيء مما كُتب هنا. يرجى اختيار ما يبقى.',
  when: (time, ago) => `في ${bidiIsolate(time)}، ${ago}. لن يضيع شيء مما كُتب هنا. يرجى اختيار ما يبقى.`,
  mine: 'المكتوب هنا، لم يُحفظ',
  ofMine: (fields) => `يُحفظ معه مما كُتب هنا: ${fields}.`,
  ofTheirs: (fields) => `محفوظ من قبل ويبقى: ${fields}.`,
  stock: 'المخزون ليس من هذا النموذج: لا يُلغي الحفظ أي بيع.',
  open: 'فتح المحفوظ',
  back: 'العودة إلى التحرير',
  save: 'حفظ ما اخترته',
}
