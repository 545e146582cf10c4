import { firstStrongIsolate } from '#arabic/arabic-words'
import type { viewsMessages as english } from '#views/views-messages'

export const viewsMessages: typeof english = {
  problems: {
    required: 'يرجى تسمية طريقة العرض.',
    too_long: 'يرجى استخدام 40 حرفاً على الأكثر.',
    taken: 'لديكم طريقة عرض بهذا الاسم.',
    most: 'لديكم 20 طريقة عرض لهذه القائمة، وهو الحد الأقصى. يرجى إزالة إحداها أولاً.',
    filters: 'لا يمكن حفظ هذه التصفية.',
  },
  save: 'حفظ طريقة العرض',
  edit: 'تعديل طريقة العرض',
  saveTitle: 'حفظ طريقة العرض هذه',
  editTitle: 'تعديل طريقة العرض',
  name: 'الاسم',
  share: 'مشاركتها مع الفريق كله',
  ownedBy: (owner) => `حفظها ${firstStrongIsolate(owner)}.`,
  saved: (name) => `حُفظت «${firstStrongIsolate(name)}» كتبويب.`,
  changed: 'تم حفظ طريقة العرض.',
  changedMeanwhile: (now) =>
    `غيّر شخص آخر الاسم في هذه الأثناء إلى «${firstStrongIsolate(now)}». احفظوا مرة أخرى لاستبداله.`,
  remove: 'إزالة',
  removed: (name) => `أُزيلت «${firstStrongIsolate(name)}».`,
  undo: 'تراجع',
}
