import { type ArabicForms, withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import { SIZES } from '#arabic/arabic-words'
import type { pastedMessages as english } from '#inventory/pasted/pasted-messages'

const LINES: ArabicForms = {
  zero: 'لا أسطر',
  one: 'سطر واحد',
  two: 'سطران',
  few: '# أسطر',
  many: '# سطراً',
  other: '# سطر',
}

const WRONG: ArabicForms = {
  zero: 'لا أسطر بحاجة إلى تصحيح',
  one: 'سطر واحد بحاجة إلى تصحيح',
  two: 'سطران بحاجة إلى تصحيح',
  few: '# أسطر بحاجة إلى تصحيح',
  many: '# سطراً بحاجة إلى تصحيح',
  other: '# سطر بحاجة إلى تصحيح',
}

export const pastedMessages: typeof english = {
  reasons: { received: 'استلام', damaged: 'تالف', lost: 'مفقود', correction: 'تصحيح', counted: 'جرد' },
  problems: {
    no_code: 'العمود الأول فارغ. يجب أن يحتوي على رمز SKU أو الباركود.',
    no_number: `عدد القطع عدد صحيح، مثل 5 أو ${bidiIsolate('-1')}.`,
    nothing: 'هذا السطر لا يغيّر شيئاً.',
    no_reason: 'السبب واحد من: استلام، تالف، مفقود، تصحيح، جرد.',
    sign: 'يجب أن تكون الكمية المستلمة أكبر من صفر. لإنقاص المخزون استخدموا «تالف» أو «مفقود» أو «تصحيح».',
    below_zero: 'لا يمكن أن يكون العدد أقل من صفر.',
    too_many: 'أقصى عدد في السطر 999,999 قطعة.',
    unknown: 'لا مقاس بهذا الرمز أو الباركود.',
    not_counted: 'تتبّع مخزون هذا المقاس غير مفعّل. يرجى تفعيله في صفحة المنتج.',
    counted_twice: 'سبق جرد هذا المقاس في سطر أعلاه. استخدموا سطراً واحداً للعدد كله.',
    negative: 'الكمية غير كافية. سيصبح المخزون أقل من صفر.',
  },
  title: 'لصق حركات',
  context:
    'من جدول بيانات: رمز SKU أو الباركود، عدد القطع، السبب، الملاحظة. مع «جرد» يُكتب العدد الموجود على الرف. تُسجَّل الأسطر كلها معاً أو لا يُسجَّل أي منها.',
  rows: 'أسطر جدول البيانات',
  example: `${bidiIsolate('LD-0412-S-90')}\t${bidiIsolate('+5')}\tاستلام\tشحنة ${bidiIsolate('D-0192')}`,
  otherwise: 'الأسطر التي بلا سبب',
  preview: 'معاينة',
  head: (words) => `السطر الأول فيه أسماء الأعمدة ويتم تخطيه: ${firstStrongIsolate(words)}`,
  empty: 'انسخوا الأسطر من جدول البيانات والصقوها أعلاه.',
  line: 'السطر',
  size: 'المقاس',
  reason: 'السبب',
  change: 'التغيير',
  stock: 'المخزون',
  fromTo: (before, after) => `${before} → ${after}`,
  meanwhile: (units) => `${bidiIsolate(units)} منذ اللصق`,
  looking: 'جارٍ البحث عن المقاسات…',
  tooMany: (max) => `أقصى عدد من الأسطر في المرة الواحدة ${max}. الصقوا البقية بعد ذلك.`,
  wrong: (count) => withCount(count, WRONG),
  sum: (count, came, went) =>
    [
      withCount(count, LINES),
      ...(came > 0 ? [bidiIsolate(`+${came}`)] : []),
      ...(went > 0 ? [bidiIsolate(`\u2212${went}`)] : []),
    ].join(' · '),
  note: 'ملاحظة لبقية الأسطر',
  book: 'تسجيل كل الأسطر',
  booked: (count, sizes) => `تم التسجيل: ${withCount(count, LINES)}، وتغيّر ${withCount(sizes, SIZES)}.`,
  refused: (line, why) => `لم يُسجَّل شيء. السطر ${line}: ${why}`,
  notAnswered: 'لم يصل رد من المتجر. حاولوا مرة أخرى، ولن يُسجَّل شيء مرتين.',
  leaveTitle: 'المغادرة من دون تسجيل؟',
  leaveText: 'الأسطر الملصقة لم تُسجَّل.',
}
