import { withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import { PRODUCTS } from '#arabic/arabic-words'
import type { salesMessages as english } from '#sales/sales-messages'

export const salesMessages: typeof english = {
  problems: {
    required: 'هذا الحقل مطلوب.',
    percent: 'يرجى إدخال نسبة أكبر من 0 وأقل من 100، بمنزلتين عشريتين على الأكثر.',
    order_of_times: 'يجب أن تكون النهاية بعد البداية.',
    sub_category: 'لا منتج في هذه الفئة بهذه الفئة الفرعية. يرجى اختيار فئة فرعية أخرى.',
    products: 'لم يعد أحد هذه المنتجات موجوداً.',
  },
  selections: {
    all: 'كل المنتجات',
    chosen: 'المنتجات المحددة',
    Boys: 'أولاد',
    Girls: 'بنات',
    Unisex: 'للجنسين',
  },
  title: 'التخفيضات',
  context: 'تبدأ التخفيضات وتنتهي تلقائياً. إذا تعددت الخصومات على منتج يُحتسب أكبرها.',
  create: 'تخفيض جديد',
  edit: 'تعديل التخفيض',
  views: 'طرق العرض',
  states: { all: 'الكل', live: 'سارٍ', planned: 'مجدول', ended: 'منتهٍ' },
  nothing: 'لا تخفيضات هنا بعد. يمكن بالتخفيض تقليل أسعار عدة منتجات في وقت محدد.',
  name: 'الاسم',
  nameHint: 'للفريق',
  percent: 'نسبة التخفيض',
  startsAt: 'من',
  endsAt: 'حتى',
  dubai: 'بتوقيت دبي',
  selection: 'المنتجات',
  subCategory: 'الفئة الفرعية',
  allSubCategories: 'كل الفئات الفرعية',
  state: 'الحالة',
  takesOff: 'الخصم',
  percentOff: (percent) => `خصم ${bidiIsolate(`${percent}%`)}`,
  starts: (moment) => `من ${moment}`,
  ended: (moment) => `انتهى في ${moment}`,
  span: (start, end) => `من ${start} إلى ${end}`,
  products: (count) => withCount(count, PRODUCTS),
  pickHint: 'لاختيار منتجات بعينها، حدّدوها في القائمة ثم اضغطوا على «إضافة تخفيض».',
  chooseProducts: 'اختيار المنتجات',
  lowestTitle: 'أقل الأسعار في آخر 30 يوماً',
  noneCheaper: (products) =>
    products === 0
      ? 'لا يشمل هذا التخفيض أي منتج معروض بعد.'
      : 'لم يكن أي من منتجاته في آخر 30 يوماً أرخص من السعر المشطوب.',
  cheaperBefore: (cheaper, products) =>
    `كانت في آخر 30 يوماً أرخص من السعر المشطوب: ${withCount(cheaper, PRODUCTS)} من ${products}.`,
  product: 'المنتج',
  struckThrough: (amount) => `السعر المشطوب: ${amount}`,
  lowest: 'الأقل في 30 يوماً',
  reduced: 'سعر التخفيض',
  more: (products) => `و${withCount(products, PRODUCTS)} أيضاً`,
  save: 'حفظ التخفيض',
  endNow: 'إنهاء الآن',
  callOff: 'إلغاء التخفيض',
  startAgain: 'إعادة تفعيل التخفيض',
  changedMeanwhile: 'غيّر شخص آخر هذا التخفيض في هذه الأثناء. احفظوا مرة أخرى لاستبدال تغييراته.',
  created: (name) => `تم إنشاء «${firstStrongIsolate(name)}».`,
  saved: (name) => `تم حفظ «${firstStrongIsolate(name)}».`,
  calledOff: (name) => `تم إلغاء «${firstStrongIsolate(name)}» ولن يبدأ.`,
  endedNow: (name) => `تم إنهاء «${firstStrongIsolate(name)}».`,
  undo: 'تراجع',
}
