import { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { addressMessages as english } from '#orders/address/address-messages'

export const addressMessages: typeof english = {
  fields: {
    fullname: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'رقم الجوال',
    street: 'الشارع والمبنى والشقة',
    city: 'المنطقة',
    region: 'الإمارة',
    zipcode: 'الرمز البريدي',
  },
  problems: {
    required: 'هذا الحقل مطلوب.',
    email: 'يرجى إدخال بريد إلكتروني صحيح.',
    uae_phone: `يرجى إدخال رقم جوال إماراتي صحيح، مثل ${bidiIsolate('+971501234567')}.`,
    region: 'يرجى اختيار الإمارة.',
    too_long: 'النص أطول مما يتسع له الملصق.',
  },
  title: 'عنوان التوصيل',
  chooseRegion: 'اختيار الإمارة',
  save: 'حفظ',
  cancel: 'إلغاء',
  saved: 'تم تعديل العنوان.',
  withoutCash: (emirate) =>
    `هذا الطلب يُدفع نقداً عند الاستلام، ولا يحصّل المندوب نقداً في ${firstStrongIsolate(emirate)} بحسب الإعدادات.`,
  allTheSame: 'الحفظ رغم ذلك',
  changedMeanwhile: (now) =>
    `غيّره شخص آخر في هذه الأثناء إلى «${firstStrongIsolate(now)}». احفظوا مرة أخرى لاستبداله.`,
}
