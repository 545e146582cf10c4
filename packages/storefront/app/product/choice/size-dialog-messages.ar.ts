import { yearsUpTo } from '#arabic/arabic-words'
import type { sizeDialogMessages as english } from '#product/choice/size-dialog-messages'

const range = ({ from, to }: { from: number; to: number }) => `\u2066${from}–${to}\u2069`

export const sizeDialogMessages: typeof english = {
  fitFinder: {
    title: 'ما المقاس المناسب؟',
    text: 'الطول هو الأهم. يساعد العمر والوزن عند التقارب.',
    textWithoutWeight: 'الطول هو الأهم. يساعد العمر إن لم يُعرف الطول.',
    height: 'الطول بالسنتيمتر',
    age: 'العمر بالسنوات',
    weight: 'الوزن بالكيلوغرام',
    children: 'أطفالكم',
    bought: 'مقاسات اشتريتموها مؤخراً',
    child: (name, size) => `${name}، ${size}`,
    ask: 'اكتبوا الطول أو العمر ليظهر المقاس هنا.',
    tooTall: 'لا يوجد في جدولنا مقاس كبير بما يكفي.',
    sizeFor: 'المقاس المناسب لطفلكم',
    reasons: {
      height: (reason) => `الطول ${reason.value} سم: المقاس ${reason.size} لـ ${range(reason)} سم.`,
      weight: (reason) => `الوزن ${reason.value} كغ: المقاس ${reason.size} لـ ${range(reason)} كغ.`,
      age: (reason) =>
        `العمر ${reason.value}: المقاس ${reason.size} لعمر ${range(reason)} ${yearsUpTo(reason.to)}.`,
    },
    sizedUp: (percent) => `${percent}% من المشترين يرون المقاس أصغر من المعتاد، فاختاروا مقاساً أكبر.`,
    larger: (size) => `لمساحة إضافية: ${size}.`,
    notOffered: (size) => `لا يتوفر هذا اللون بالمقاس ${size}.`,
    soldOut: (size) => `نفد المقاس ${size} من هذا اللون.`,
    take: (size) => `اختيار ${size}`,
    privacy: 'ما تكتبونه يبقى على هذا الجهاز.',
    close: 'إغلاق',
  },
  stockNotice: {
    title: 'نخبركم عند عودته',
    text: 'رسالة واحدة عند توفر المقاس من جديد، ولا شيء غيرها.',
    size: 'المقاس',
    email: 'بريدكم الإلكتروني',
    emailNeeded: 'يرجى كتابة البريد الإلكتروني.',
    emailWrong: 'يرجى كتابة بريد إلكتروني صحيح.',
    send: 'أخبروني',
    close: 'إغلاق',
    failed: 'تعذّر ذلك. يرجى التحقق من الاتصال والمحاولة من جديد.',
  },
}
