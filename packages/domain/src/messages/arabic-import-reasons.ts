import { bidiIsolate, firstStrongIsolate } from '#i18n/arabic-writing'
import type { englishImportReasons as english } from '#messages/english-import-reasons'

/** Quotes the content of a cell. */
const cell = firstStrongIsolate
const figure = bidiIsolate

/** Cells separated by `", "`, as a list. */
const listed = (cells: string): string =>
  cells
    .split('", "')
    .map((one) => `«${cell(one)}»`)
    .join('، ')

export const arabicImportReasons: {
  [Key in keyof typeof english]: (...values: Parameters<(typeof english)[Key]>) => string
} = {
  no_price: () => 'فارغ؛ لكل نسخة من المنتج سعر.',
  no_variant: () => 'فارغ في كل صفوف المنتج؛ ليس له أي نسخة.',
  no_title: () => 'فارغ؛ الصف الأول من كل منتج يحمل اسمه.',
  no_handle: () => 'فارغ؛ كل صف يسمّي منتجه.',
  no_option: () => 'فارغ، مع أن للمنتج هذا الخيار.',
  no_publish_time: () => 'فارغ، مع أن المنتج مجدول.',
  not_after_start: () => 'ليس بعد بدايته.',
  too_long: (max) => `أطول من ${figure(max)} حرفاً.`,
  long_colour: (max) => `يجعل اسم اللون أطول من ${figure(max)} حرفاً.`,
  long_size: (max) => `يجعل المقاس أطول من ${figure(max)} حرفاً.`,
  comma: (value) => `في «${cell(value)}» فاصلة؛ تُكتب الآلاف بلا فاصلة والكسور بنقطة.`,
  other_currency: (value, currency) =>
    `«${cell(value)}» بعملة أخرى، ${figure(currency)}: يجب أن تكون الأسعار بالدرهم (${figure('AED')}).`,
  no_number: (value) => `«${cell(value)}» ليس رقماً.`,
  no_whole_number: (value) => `«${cell(value)}» ليس عدداً صحيحاً.`,
  many_decimals: (value) => `في «${cell(value)}» أكثر من منزلتين عشريتين.`,
  not_above_0: (value) => `«${cell(value)}» ليس أكبر من 0.`,
  above: (value, max) => `«${cell(value)}» أكبر من ${figure(max)}.`,
  no_percent: (value) => `«${cell(value)}» ليس نسبة من 0 إلى 99.999999.`,
  no_boolean: (value) => `«${cell(value)}» ليس ${figure('true')} ولا ${figure('false')}.`,
  no_time: (value) => `«${cell(value)}» ليس وقتاً مثل ${figure('2026-11-23T08:00:00Z')}.`,
  no_status: (value) => `«${cell(value)}» ليس من هذه: ${figure('active, draft, archived, unlisted')}.`,
  sign_in_colour: (value, sign) => `في «${cell(value)}» العلامة «${figure(sign)}»، ولا تصلح في اسم لون.`,
  sign_in_size: (value, sign) => `في «${cell(value)}» العلامة «${figure(sign)}»، ولا تصلح في مقاس.`,
  repeated_variant: (colour, size, line) =>
    `«${cell(colour)}»، «${cell(size)}» موجود من قبل في السطر ${figure(line)}.`,
  repeated_sku: (value, line) => `«${cell(value)}» موجود من قبل في السطر ${figure(line)}.`,
  scattered_product: (value, line) =>
    `«${cell(value)}» بدأ من قبل في السطر ${figure(line)}؛ صفوف المنتج الواحد متتالية.`,
  foreign_sku: (sku, product) => `«${cell(sku)}» لمنتج آخر في المتجر: «${cell(product)}».`,
  many_rows: (max) => `للمنتج أكثر من ${figure(max)} صف.`,
  many_rows_of_file: (max) => `في الملف أكثر من ${figure(max)} صف؛ يرجى تقسيمه.`,
  no_parent: (parent) => `«${cell(parent)}» ليس منتجاً في الملف؛ يرجى تصدير المنتجات مع أنواعها.`,
  other_width: (cellCount, head) =>
    `في الصف ${figure(cellCount)} خلية، وفي صف العناوين ${figure(head)}؛ توضع الخلية التي فيها فاصلة بين علامتي اقتباس.`,
  repeated_column: (name) => `العمود «${cell(name)}» موجود مرتين.`,
  equal_columns: (one, other) => `العمودان «${cell(one)}» و«${cell(other)}» معناهما واحد.`,
  missing_columns: (missing, headings, example) =>
    `لا يُعرف أي عمود يحمل ${listed(missing)}، والمطلوب ${figure('"title"')} (الاسم) و${figure('"price"')} (السعر). أعمدة الملف: ${listed(headings)}. يُكتب أي عمود يحمل ماذا في ملف مثل ${figure('map.json')}: ${figure(example)}${example.includes('"?"') ? ` (مع عمود من الملف بدل ${figure('"?"')})` : ''}، ثم يُستورد مع ${figure('--map map.json')}؛ وفي الإدارة تُختار الأعمدة تحت «الأعمدة».`,
  woo_columns: (headings) =>
    `ينقص ملف WooCommerce هذا أعمدة، أو أن عناوينه بلغة غير الإنجليزية. أعمدة الملف: ${listed(headings)}. المطلوب على الأقل ${figure('ID, Type, SKU, Name, Published, Regular price, Parent')}: يرجى اختيار الإنجليزية في الملف الشخصي في WordPress ثم تصدير كل الأعمدة واستيراد ذلك الملف.`,
  missing_column: (name) => `العمود «${cell(name.replaceAll('" or "', '» أو «'))}» غير موجود.`,
  no_mapped_heading: (heading, column, headings) =>
    `اختير العمود «${cell(heading)}» ليحمل ${figure(column)}، وليس في الملف عمود بهذا الاسم.${headings ? ` أعمدته: ${listed(headings)}.` : ''}`,
  empty_file: () => 'الملف فارغ.',
  no_products: () => 'ليس في الملف منتجات.',
  excel: () => `الملف مصنّف Excel: يرجى فتحه ثم حفظه بصيغة ${figure('CSV UTF-8')}.`,
  compressed: () => 'الملف مضغوط: يرجى فك ضغطه أولاً.',
  json: () =>
    `الملف بصيغة JSON، وليس بالشكل ${figure('{"products": […]}')} كما يكتبه Shopify: يرجى تصدير المنتجات بصيغة CSV.`,
  large_json: () => 'الملف بصيغة JSON وأكبر من 100 ميغابايت: يرجى تصدير المنتجات بصيغة CSV.',
  html: () => 'الملف بصيغة HTML، أو XML ليس قائمة منتجات للإعلانات: يرجى تصدير المنتجات بصيغة CSV.',
  cut_xml: () => 'ينتهي ملف XML قبل نهاية آخر عنصر فيه: يرجى تنزيله أو تصديره مرة أخرى.',
  few_columns: () => 'في السطر الأول أقل من عمودين: هذا ليس ملف منتجات مصدَّرة.',
  quote_in_headings: () => 'في السطور الأولى علامة اقتباس غير مغلقة أو في وسط خلية.',
  damaged_line: (line) =>
    `السطر ${figure(line)} ليس نصاً بترميز UTF-8: يرجى حفظ الملف بصيغة ${figure('CSV UTF-8')}.`,
  damaged_text: () =>
    `السطر ليس نصاً بترميز UTF-8: يرجى حفظ الملف بصيغة ${figure('CSV UTF-8')}. تعذّرت قراءة ما بعده.`,
  closing_quote: () =>
    'تستمر خلية بعد علامة اقتباسها الأخيرة؛ تُكتب علامة الاقتباس داخل الخلية مرتين. تعذّرت قراءة ما بعده.',
  opening_quote: () => 'علامة اقتباس داخل خلية بلا اقتباس. تعذّرت قراءة ما بعده.',
  open_quote: () => 'علامة اقتباس تُفتح في هذا الصف ولا تُغلق. تعذّرت قراءة ما بعده.',
  long_row: () => 'الصف أطول من ميغابايت؛ الأرجح أن علامة اقتباس لم تُغلق. تعذّرت قراءة ما بعده.',
  unexpected: () => 'حدث خطأ غير متوقع، ولم يُكتب شيء.',
  picture_address: () => 'ليس عنوان http(s)',
  picture_password: () => 'يحتوي على كلمة مرور',
  picture_private: () => 'ليس عنواناً عاماً',
  picture_redirects: () => 'يعيد التوجيه بلا نهاية',
  picture_slow: () => 'استغرق وقتاً طويلاً',
  picture_unreachable: (code) => `تعذّر الوصول إليه (${cell(code)})`,
  picture_host: () => 'لم تتم المحاولة: خادمه لا يستجيب',
  picture_status: (status) => `أجاب بالحالة ${figure(status)}`,
  picture_type: (type) => (type ? `ليس صورة (${cell(type)})` : 'ليس صورة (بلا نوع)'),
  picture_large: (megabytes) => `أكبر من ${figure(megabytes)} ميغابايت`,
  picture_unreadable: () => 'ليس صورة يمكن قراءتها',
  short_row: (cellCount, head) =>
    `في الصف ${figure(cellCount)} خلية، وفي صف العناوين ${figure(head)}: تُحسب الخلايا الناقصة في آخره فارغة.`,
  short_description: (max) => `تم اختصار الوصف إلى ${figure(max)} حرف.`,
  guessed_columns: (columns) =>
    `ليست العناوين عناوين Shopify؛ تُقرأ هكذا: ${figure(columns)}. إن كان في ذلك خطأ فيُذكر في ملف مع ${figure('--map')} أو في الإدارة تحت «الأعمدة».`,
  rounded_barcode: (barcode) => `الباركود «${cell(barcode)}» قرّبه برنامج الجداول فضاعت أرقامه؛ تُرك.`,
  rounded_sku: (sku) => `الرمز (SKU) «${cell(sku)}» قرّبه برنامج الجداول فضاعت أرقامه؛ تُرك.`,
  gift_card: (title) => `«${cell(title)}» بطاقة هدية، والمتجر لا يبيعها بهذه الطريقة: تُركت جانباً.`,
  repeated_barcode: (barcode, line) =>
    `الباركود «${cell(barcode)}» موجود من قبل في السطر ${figure(line)}؛ تُرك هنا.`,
  long_barcode: (max) => `الباركود أطول من ${figure(max)} حرفاً؛ تُرك.`,
  untaxed: (count) =>
    `منتجات مذكور أنها بلا ضريبة، وعددها ${figure(count)}. يُحفظ ذلك، لكن الطلبات والفواتير تحسب ضريبة القيمة المضافة المحددة في الإعدادات ضمن كل سعر.`,
  no_stock_column: () => 'ليس في الملف عمود للمخزون: تُباع المقاسات الجديدة بلا حساب للمخزون.',
  stock_of_locations: (count) =>
    `ليس في الملف عمود لمجموع المخزون: جُمع مخزون المواقع، وعددها ${figure(count)}.`,
  no_stock: () => 'ليس للنسخة عدد مخزون؛ يُحسب 0.',
  new_sku: (value, line, sku) =>
    `الرمز (SKU) «${cell(value)}» موجود من قبل في السطر ${figure(line)}؛ لهذا المقاس ${figure(sku)}.`,
  shared_stock: (stock, sizes) =>
    `المخزون ${figure(stock)} محسوب لأنواع عددها ${figure(sizes)} معاً؛ وُزّع عليها. يرجى عدّها وتصحيحه.`,
  any_value: (count) =>
    `النوع يشمل أي قيمة: أصبح ${figure(count)} من المقاسات أو الألوان، ووُزّع مخزونه عليها.`,
  switched_off: () => 'هذا النوع موقوف: تُرك جانباً.',
  not_sold: (title, type) => `«${cell(title)}» من النوع «${cell(type)}»، والمتجر لا يبيعه: تُرك جانباً.`,
  paid_options: (title, options) =>
    `خيارات «${cell(title)}» المدفوعة تُركت جانباً: ${cell(options)}. يدفع العملاء السعر من دونها.`,
  store_views: (count) =>
    `صفوف فيها كلمات واجهة أخرى للمتجر، وعددها ${figure(count)}: تُركت؛ يرجى كتابتها في الإدارة.`,
  timed_sale: (from, until) =>
    `سعر التخفيض من ${figure(from)} إلى ${figure(until)} ليس نسبة واحدة لكل الأنواع: يُحسب السعر العادي؛ يرجى إدخال التخفيض في الإدارة.`,
  taken_off: () =>
    'خُصم من الأسعار ما يسميه الملف خصماً. إن كانت الأسعار مخفّضة من قبل فتُحذف تلك الأعمدة من الملف.',
  low_comparison: (compared, selling) =>
    `سعر المقارنة ${figure(compared)} ليس أعلى من ${figure(selling)}؛ تُرك.`,
  no_exact_percent: (compared, selling, percent, before) =>
    `لا نسبة تقود من ${figure(compared)} إلى ${figure(selling)}؛ السعر قبل خصم ${figure(`${percent}%`)} هو ${figure(before)}.`,
  no_shared_percent: (compared, selling, percent, before) =>
    `لا نسبة واحدة لكل المقاسات تقود من ${figure(compared)} إلى ${figure(selling)}؛ السعر قبل خصم ${figure(`${percent}%`)} هو ${figure(before)}.`,
}
