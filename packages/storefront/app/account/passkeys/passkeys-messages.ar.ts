import type { passkeysMessages as english } from '#account/passkeys/passkeys-messages'
import { formatArabicDate } from '#arabic/arabic-words'

export const passkeysMessages: typeof english = {
  passkeys: 'مفاتيح المرور',
  about: 'سجّلوا الدخول ببصمة الإصبع أو الوجه أو رمز الجهاز بدلاً من كلمة المرور.',
  none: 'لا توجد مفاتيح مرور بعد.',
  loading: 'جارٍ تحميل مفاتيح المرور…',
  failed: 'تعذّر تحميل مفاتيح المرور',
  failedHint: 'بياناتكم محفوظة. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  tryAgain: 'المحاولة مرة أخرى',
  add: 'إضافة مفتاح مرور',
  makeOne: 'إنشاء مفتاح المرور',
  cancel: 'إلغاء',
  password: 'كلمة المرور',
  required: 'هذا الحقل مطلوب.',
  notSupported: 'لا يدعم هذا المتصفح مفاتيح المرور.',
  notMade: 'لم يُنشأ أي مفتاح مرور. يرجى المحاولة مرة أخرى.',
  notUsed: 'لم يُستخدم أي مفتاح مرور. يرجى المحاولة مرة أخرى أو استخدام كلمة المرور.',
  use: 'استخدام مفتاح مرور',
  thisDevice: 'هذا الجهاز',
  added: (when) => `أُضيف في ${formatArabicDate(when, { dateStyle: 'long' })}`,
  lastUsed: (when) =>
    `آخر استخدام في ${formatArabicDate(when, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })}`,
  name: 'الاسم',
  save: 'حفظ',
  rename: 'تغيير الاسم',
  remove: 'إزالة',
  renameLabel: (name) => `تغيير اسم \u2068${name}\u2069`,
  removeLabel: (name) => `إزالة \u2068${name}\u2069`,
}
