import { type ArabicForms, withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { bidiIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import { CATEGORIES, PRODUCTS, ROWS } from '#arabic/arabic-words'
import { changed } from '#arabic/changed-value'
import type { importsMessages as english } from '#imports/imports-messages'

/** After a preposition or a verbal noun. */
const IN_PRODUCTS: ArabicForms = {
  zero: 'لا شيء',
  one: 'منتج واحد',
  two: 'منتجين',
  few: '# منتجات',
  many: '# منتجاً',
  other: '# منتج',
}

/** After a verbal noun. */
const PICTURES: ArabicForms = {
  zero: 'أي صورة',
  one: 'صورة واحدة',
  two: 'صورتين',
  few: '# صور',
  many: '# صورة',
  other: '# صورة',
}

const PROBLEMS: ArabicForms = {
  zero: 'لا مشكلات',
  one: 'مشكلة واحدة',
  two: 'مشكلتان',
  few: '# مشكلات',
  many: '# مشكلة',
  other: '# مشكلة',
}

const figure = (count: number): string => count.toLocaleString('en-US')

/** With commas between thousands. */
const counted = (count: number, forms: ArabicForms): string =>
  withCount(count, forms).replace(String(count), figure(count))

export const importsMessages: typeof english = {
  choices: {
    status: { draft: 'مسودة', scheduled: 'مجدول', published: 'منشور', archived: 'مؤرشف' },
    category: CATEGORIES,
  },
  statuses: {
    uploaded: 'مرفوع',
    checking: 'جارٍ المقارنة',
    checked: 'تمت المقارنة',
    writing: 'جارٍ الاستيراد',
    done: 'تم الاستيراد',
    undoing: 'جارٍ التراجع',
    undone: 'تم التراجع عنه',
    failed: 'لم ينجح',
  },
  fields: {
    name: 'الاسم',
    sku: 'رمز المنتج',
    description: 'الوصف',
    category: 'الفئة',
    subCategory: 'الفئة الفرعية',
    optionName: 'اسم الخيار',
    status: 'الحالة',
    price: 'السعر',
    discount: 'الخصم',
    stock: 'المخزون',
    counted: 'تتبّع المخزون',
    size: 'المقاس',
    colour: 'اللون',
    colourAr: 'الاسم بالعربية للون',
    swatch: 'نقطة اللون',
    images: 'صور اللون',
    barcode: 'الباركود',
    shelf: 'الرف',
    nameAr: 'الاسم بالعربية',
    descriptionAr: 'الوصف بالعربية',
    subCategoryAr: 'الفئة الفرعية بالعربية',
    image: 'الصور',
    altTexts: 'النص البديل للصورة',
    importedFields: 'محفوظ للتصدير:',
    saleDiscount: 'نسبة التخفيض',
    saleStartsAt: 'بدء التخفيض',
    saleEndsAt: 'انتهاء التخفيض',
    flashsale: 'العرض الخاطف',
    flashDiscount: 'نسبة العرض الخاطف',
    flashStartsAt: 'بدء العرض الخاطف',
    flashEndsAt: 'انتهاء العرض الخاطف',
    bestseller: 'الأكثر مبيعاً',
    bestofkids: 'أفضل ملابس الأطفال',
    publishAt: 'وقت النشر',
    publishedAt: 'تاريخ النشر',
    relatedHandles: 'منتجات ذات صلة',
  },
  title: 'عمليات الاستيراد',
  products: 'المنتجات',
  choose: 'اختيار ملف',
  uploadTitle: 'استيراد المنتجات',
  uploadHint:
    'منتجات مصدَّرة من Shopify (CSV أو JSON) أو WooCommerce، أو أي ملف CSV آخر، حتى 15 ميغابايت. تراجعون التغييرات قبل حفظ أي شيء.',
  tooLarge: 'الملف أكبر من 15 ميغابايت. يرجى تقسيمه.',
  earlier: 'عمليات سابقة',
  none: 'لا عمليات استيراد بعد. يرجى اختيار ملف للبدء.',
  file: 'الملف',
  by: 'بواسطة',
  at: 'الوقت',
  state: 'الحالة',
  changes: 'التغييرات',
  counts: (added, updated, faulty) =>
    [`جديد: ${added}`, `معدّل: ${updated}`, ...(faulty > 0 ? [`مستبعد: ${faulty}`] : [])].join(' · '),
  mapTitle: 'الأعمدة',
  mapHint: 'يرجى مطابقة أعمدة الملف. الأعمدة المعروفة محددة مسبقاً.',
  mapKnown: 'تم التعرف على أعمدة هذا الملف.',
  recognised: {
    shopify: 'تم التعرف على الملف: منتجات مصدَّرة من Shopify.',
    shop: 'تم التعرف على الملف: منتجات مصدَّرة من هذا المتجر.',
  },
  taken: (taken, all) =>
    taken === all ? `ستُستورد كل الأعمدة (${all}).` : `الأعمدة التي ستُستورد: ${taken} من ${all}.`,
  onlyPreserved: (columns) => `لا تُستورد، وتُحفظ للتصدير فقط: ${bidiIsolate(columns)}.`,
  column: 'في المتجر',
  heading: 'في الملف',
  example: 'الصف الأول',
  needed: 'مطلوب',
  notInFile: 'ليس في الملف',
  missing: (columns) => `يرجى اختيار العمود المطابق: ${bidiIsolate(columns)}.`,
  keepStock: 'إبقاء مخزون المقاسات الموجودة في المتجر كما هو',
  newSkus: 'إعطاء المقاسات التي تكرر رمزها رمز SKU جديداً',
  compare: 'المقارنة بالمتجر',
  compareAgain: 'المقارنة من جديد',
  changeColumns: 'تغيير الأعمدة',
  progress: (rows, all) => (all > 0 ? `${figure(rows)} من ${counted(all, ROWS)}` : counted(rows, ROWS)),
  interrupted: 'توقفت هذه الخطوة قبل حفظ أي شيء. يرجى بدؤها من جديد.',
  start: (count) => `استيراد ${counted(count, IN_PRODUCTS)}`,
  again: 'البدء من جديد',
  nothingToDo: 'لا جديد للاستيراد، فبيانات المتجر محدّثة.',
  undo: 'التراجع عن هذا الاستيراد',
  undoTitle: 'التراجع عن هذا الاستيراد؟',
  undoText: 'تُحذف المنتجات الجديدة وتعود المعدّلة كما كانت. المبيعات والتعديلات بعد الاستيراد تبقى.',
  cancel: 'إلغاء',
  undone: 'تم التراجع عن الاستيراد.',
  remainingTitle: 'تغيّر بعد الاستيراد أو طُلب، فبقي كما هو',
  done: 'اكتمل الاستيراد.',
  failed: 'لم يُستورد شيء.',
  differences: 'ما سيتغيّر',
  changed: 'ما تغيّر',
  newProduct: 'جديد',
  from: changed,
  gone: 'أُزيل',
  absent: 'غير موجود',
  added: 'أُضيف',
  empty: 'فارغ',
  yes: 'نعم',
  no: 'لا',
  more: 'عرض المزيد',
  problemsTitle: (count) => counted(count, PROBLEMS),
  leftOut: (count) =>
    `منتجات فيها مشكلات: ${counted(count, PRODUCTS)}. تُستبعد صفوفها أو المنتج كله، وتُستورد البقية.`,
  line: (line) => `السطر ${line}`,
  download: 'تنزيل الصفوف المستبعدة',
  downloadHint: 'يرجى تصحيحها ثم رفع الملف من جديد.',
  faultyName: (name) => `${name.replace(/\.csv$/i, '')}-مستبعد.csv`,
  notes: 'ملاحظات',
  pictures: {
    title: 'الصور',
    hint: 'استيراد الصور المذكورة في الملف. المنتجات التي لها صور تحتفظ بها.',
    fetch: 'استيراد الصور',
    fetching: 'جارٍ استيراد الصور',
    progress: (saved, failed) =>
      [
        `${saved === 0 ? 'لم يتم' : 'تم'} استيراد ${counted(saved, PICTURES)}`,
        ...(failed > 0 ? [`تعذّر استيراد ${counted(failed, PICTURES)}`] : []),
      ].join(' · '),
    interrupted: (saved) =>
      `توقّف استيراد الصور. ${saved === 0 ? 'لم يتم' : 'تم'} استيراد ${counted(saved, PICTURES)} حتى الآن. حاولوا مرة أخرى لاستيراد الباقي.`,
    again: 'المحاولة مرة أخرى',
  },
}
