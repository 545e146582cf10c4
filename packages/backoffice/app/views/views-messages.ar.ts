import { firstStrongIsolate } from '#arabic/arabic-words'
import type { viewsMessages as english } from '#views/views-messages'

export const viewsMessages: typeof english = {
  problems: {
    required: 'يرجى تسمية العرض.',
    too_long: 'يرجى استخدام 40 حرفاً على الأكثر.',
    taken: 'لديكم عرض بهذا الاسم.',
    most: 'لديكم 20 عرضاً لهذه القائمة، وهو الحد الأقصى. يرجى إزالة أحدها أولاً.',
    filters: 'لا يمكن حفظ هذه التصفية.',
  },
  save: 'حفظ العرض',
  edit: 'تعديل العرض',
  saveTitle: 'حفظ هذا العرض',
  editTitle: 'تعديل العرض',
  name: 'الاسم',
  share: 'مشاركته مع الفريق كله',
  ownedBy: (owner) => `حفظه ${firstStrongIsolate(owner)}.`,
  saved: (name) => `حُفظ «${firstStrongIsolate(name)}» بين التبويبات.`,
  changed: 'تم حفظ العرض.',
  changedMeanwhile: (now) =>
    `غيّر شخص آخر الاسم في هذه الأثناء إلى «${firstStrongIsolate(now)}». الحفظ مرة أخرى يستبدله.`,
  remove: 'إزالة',
  removed: (name) => `أُزيل «${firstStrongIsolate(name)}».`,
  undo: 'تراجع',
}
