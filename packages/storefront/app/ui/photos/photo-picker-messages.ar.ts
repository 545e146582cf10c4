import type { photoPickerMessages as english } from '#ui/photos/photo-picker-messages'

export const photoPickerMessages: typeof english = {
  add: 'إضافة صورة',
  coming: 'جارٍ الرفع…',
  photo: (at) => `الصورة ${at}`,
  remove: (at) => `حذف الصورة ${at}`,
  failed: 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
}
