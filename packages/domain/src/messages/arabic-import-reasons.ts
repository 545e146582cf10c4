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
  no_price: () => 'فارغ؛ يجب أن يكون لكل متغيّر سعر.',
  no_variant: () => 'فارغ في كل صفوف المنتج؛ ليس له أي متغيّر.',
  no_title: () => 'فارغ؛ يجب أن يحتوي الصف الأول من كل منتج على اسمه.',
  no_handle: () => 'فارغ؛ يجب أن يحدّد كل صف منتجه.',
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
    `«${cell(value)}» بدأ من قبل في السطر ${figure(line)}؛ يجب أن تكون صفوف المنتج الواحد متتالية.`,
  foreign_sku: (sku, product) => `«${cell(sku)}» لمنتج آخر في المتجر: «${cell(product)}».`,
  many_rows: (max) => `للمنتج أكثر من ${figure(max)} صف.`,
  many_rows_of_file: (max) => `في الملف أكثر من ${figure(max)} صف؛ يرجى تقسيمه.`,
  no_parent: (parent) => `«${cell(parent)}» ليس منتجاً في الملف؛ يرجى تصدير المنتجات مع متغيّراتها.`,
  other_width: (cellCount, head) =>
    `في الصف ${figure(cellCount)} خلية، وفي صف العناوين ${figure(head)}؛ توضع الخلية التي فيها فاصلة بين علامتي اقتباس.`,
  repeated_column: (name) => `العمود «${cell(name)}» موجود مرتين.`,
  equal_columns: (one, other) => `العمودان «${cell(one)}» و«${cell(other)}» معناهما واحد.`,
  missing_columns: (missing, headings, example) =>
    `تعذّر التعرف على عمود ${listed(missing)}، والمطلوب ${figure('"title"')} (الاسم) و${figure('"price"')} (السعر). أعمدة الملف: ${listed(headings)}. اكتبوا محتوى كل عمود في ملف مثل ${figure('map.json')}: ${figure(example)}${example.includes('"?"') ? ` (مع عمود من الملف بدل ${figure('"?"')})` : ''}، ثم استوردوا مع ${figure('--map map.json')}، أو اختاروا الأعمدة في لوحة الإدارة تحت «الأعمدة».`,
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
  unexpected: () => 'حدث خطأ غير متوقع، ولم يُحفظ شيء. حاولوا مرة أخرى.',
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
  short_description: (max) => `اختُصر الوصف إلى ${figure(max)} حرف.`,
  guessed_columns: (columns) =>
    `عناوين الأعمدة ليست عناوين Shopify، فقُرئت هكذا: ${figure(columns)}. للتصحيح استخدموا ملفاً مع ${figure('--map')} أو «الأعمدة» في لوحة الإدارة.`,
  rounded_barcode: (barcode) => `قرّب برنامج الجداول الباركود «${cell(barcode)}» فضاعت أرقامه، وتم تخطيه.`,
  rounded_sku: (sku) => `قرّب برنامج الجداول رمز SKU «${cell(sku)}» فضاعت أرقامه، وتم تخطيه.`,
  gift_card: (title) => `«${cell(title)}» بطاقة هدية، والمتجر لا يبيعها بهذه الطريقة، وتم تخطيها.`,
  repeated_barcode: (barcode, line) =>
    `الباركود «${cell(barcode)}» موجود من قبل في السطر ${figure(line)}، وتم تخطيه هنا.`,
  long_barcode: (max) => `الباركود أطول من ${figure(max)} حرفاً، وتم تخطيه.`,
  untaxed: (count) =>
    `منتجات مذكور أنها بلا ضريبة، وعددها ${figure(count)}. يُحفظ ذلك، لكن الطلبات والفواتير تحسب ضريبة القيمة المضافة المحددة في الإعدادات ضمن كل سعر.`,
  no_stock_column: () => 'ليس في الملف عمود للمخزون: تُباع المقاسات الجديدة بلا تتبّع للمخزون.',
  stock_of_locations: (count) =>
    `ليس في الملف عمود لمجموع المخزون: جُمع مخزون المواقع، وعددها ${figure(count)}.`,
  no_stock: () => 'ليس للمتغيّر كمية مخزون؛ تُحتسب 0.',
  new_sku: (value, line, sku) =>
    `الرمز (SKU) «${cell(value)}» موجود من قبل في السطر ${figure(line)}؛ لهذا المقاس ${figure(sku)}.`,
  shared_stock: (stock, sizes) =>
    `المخزون ${figure(stock)} مشترك بين متغيّرات عددها ${figure(sizes)}، فوُزّع عليها. يرجى جردها وتصحيحه.`,
  any_value: (count) =>
    `المتغيّر يشمل أي قيمة، فتحوّل إلى مقاسات أو ألوان عددها ${figure(count)}، ووُزّع مخزونه عليها.`,
  switched_off: () => 'هذا المتغيّر معطّل، وتم تخطيه.',
  not_sold: (title, type) => `«${cell(title)}» من النوع «${cell(type)}»، والمتجر لا يبيعه، وتم تخطيه.`,
  paid_options: (title, options) =>
    `تم تخطي خيارات «${cell(title)}» المدفوعة: ${cell(options)}. يدفع العملاء السعر من دونها.`,
  store_views: (count) =>
    `صفوف فيها نصوص واجهة أخرى للمتجر، وعددها ${figure(count)}، وتم تخطيها. يرجى إدخالها في لوحة الإدارة.`,
  timed_sale: (from, until) =>
    `سعر التخفيض من ${figure(from)} إلى ${figure(until)} ليس نسبة واحدة لكل المتغيّرات، فيُحتسب السعر العادي. يرجى إنشاء التخفيض في لوحة الإدارة.`,
  taken_off: () =>
    'طُرح الخصم المذكور في الملف من الأسعار. إذا كانت الأسعار مخفّضة أصلاً فاحذفوا أعمدة الخصم من الملف.',
  low_comparison: (compared, selling) =>
    `سعر المقارنة ${figure(compared)} ليس أعلى من ${figure(selling)}، وتم تخطيه.`,
  no_exact_percent: (compared, selling, percent, before) =>
    `لا نسبة خصم دقيقة تحوّل ${figure(compared)} إلى ${figure(selling)}؛ السعر قبل خصم ${figure(`${percent}%`)} هو ${figure(before)}.`,
  no_shared_percent: (compared, selling, percent, before) =>
    `لا نسبة خصم واحدة لكل المقاسات تحوّل ${figure(compared)} إلى ${figure(selling)}؛ السعر قبل خصم ${figure(`${percent}%`)} هو ${figure(before)}.`,
}
