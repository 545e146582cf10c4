import { firstStrongIsolate } from '#arabic/arabic-words'
import type { rolesMessages as english } from '#staff/roles-messages'

const members = { zero: 'لا أعضاء', one: 'عضو واحد', two: 'عضوان', few: 'أعضاء', many: 'عضواً', other: 'عضو' }
const plural = new Intl.PluralRules('ar')

export const rolesMessages: typeof english = {
  title: 'الأدوار',
  context: 'اختاروا ما يتيحه كل دور. المالك يملك كل الصلاحيات دائماً.',
  add: 'إضافة دور',
  allows: 'الصلاحيات',
  team: 'أفراد الفريق',
  members: (count) => {
    const form = plural.select(count)
    return count < 3 ? members[form] : `${count} ${members[form]}`
  },
  edit: 'تعديل',
  editLabel: (name) => `تعديل ${firstStrongIsolate(name)}`,
  removeLabel: (name) => `إزالة ${firstStrongIsolate(name)}`,
  remove: 'إزالة الدور',
  removeTitle: (name) => `إزالة الدور ${firstStrongIsolate(name)}؟`,
  removeText: 'لا أحد في الفريق لديه هذا الدور. لا يمكن التراجع عن ذلك.',
  removed: (name) => `أُزيل الدور ${firstStrongIsolate(name)}.`,
  name: 'اسم الدور',
  nameProblems: {
    required: 'أدخلوا اسماً.',
    taken: 'يوجد دور بهذا الاسم. أدخلوا اسماً آخر.',
  },
  groups: { orders: 'الطلبات', products: 'المنتجات', customers: 'العملاء', shop: 'المتجر' },
  standard: 'استخدام الصلاحيات الافتراضية',
  save: 'حفظ الدور',
  saved: (name) => `حُفظ الدور ${firstStrongIsolate(name)}.`,
}
