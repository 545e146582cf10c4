import { yearsUpTo } from '#arabic/arabic-words'
import type { sizeDialogMessages as english } from '#product/choice/size-dialog-messages'

const range = ({ from, to }: { from: number; to: number }) => `\u2066${from}–${to}\u2069`

export const sizeDialogMessages: typeof english = {
  fitFinder: {
    title: 'ما المقاس المناسب؟',
    text: 'يعطي الطول أدق نتيجة، ويساعد العمر والوزن إذا كان الطول بين مقاسين.',
    textWithoutWeight: 'يعطي الطول أدق نتيجة. وإن لم تعرفوه فالعمر يكفي.',
    height: 'الطول بالسنتيمتر',
    age: 'العمر بالسنوات',
    weight: 'الوزن بالكيلوغرام',
    children: 'أطفالكم',
    bought: 'مقاسات اشتريتموها مؤخراً',
    child: (name, size) => `${name}، ${size}`,
    ask: 'أدخلوا طول طفلكم أو عمره لنقترح المقاس.',
    tooTall: 'عذراً، لا يتوفر لدينا مقاس كبير إلى هذا الحد.',
    sizeFor: 'المقاس المناسب لطفلكم',
    reasons: {
      height: (reason) => `الطول ${reason.value} سم: المقاس ${reason.size} لـ ${range(reason)} سم.`,
      weight: (reason) => `الوزن ${reason.value} كغ: المقاس ${reason.size} لـ ${range(reason)} كغ.`,
      age: (reason) =>
        `العمر ${reason.value}: المقاس ${reason.size} لعمر ${range(reason)} ${yearsUpTo(reason.to)}.`,
    },
    sizedUp: (percent) => `${percent}% من المشترين يرون المقاس أصغر من المعتاد، لذا اقترحنا مقاساً أكبر.`,
    larger: (size) => `إن أردتم مقاساً أوسع: ${size}.`,
    notOffered: (size) => `لا يتوفر هذا اللون بالمقاس ${size}.`,
    soldOut: (size) => `نفد المقاس ${size} من هذا اللون.`,
    take: (size) => `اختيار ${size}`,
    privacy: 'تبقى إجاباتكم على هذا الجهاز.',
    close: 'إغلاق',
  },
  stockNotice: {
    title: 'إشعار عند توفّر المقاس',
    text: 'سنرسل إليكم رسالة واحدة عند توفّر مقاسكم من جديد.',
    size: 'المقاس',
    email: 'بريدكم الإلكتروني',
    emailNeeded: 'يرجى إدخال البريد الإلكتروني.',
    emailWrong: 'يرجى إدخال بريد إلكتروني صحيح.',
    send: 'أخبروني',
    close: 'إغلاق',
    failed: 'حدث خطأ ما. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  },
}
