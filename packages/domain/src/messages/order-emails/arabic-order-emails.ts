import { greetedName } from '#accounts/greeted-name'
import { dayIn, type englishOrderEmails } from '#messages/order-emails/english-order-emails'

const arabicGreeting = (name: string) => `${['مرحباً', greetedName(name)].filter(Boolean).join(' ')}،`
const arabicLinkLasts = 'يفتح الرابط طلبك من دون تسجيل الدخول لمدة ستين يوماً. يرجى عدم مشاركته.'
const arabicOrderWords = 'عرض الطلب'
const arabicCredit = (amount: string) =>
  amount ? [`أضفنا ${amount} إلى رصيدك في المتجر، وتُدفع منه طلباتك القادمة.`] : []
const arabicAtDoor = (day: string) => `يصل في موعد أقصاه ${dayIn('ar-AE-u-nu-latn', day)}.`
const arabicBank = 'قد يستغرق ظهور المبلغ لدى البنك من خمسة إلى عشرة أيام عمل.'

export const arabicOrderEmails: typeof englishOrderEmails = {
  order_placed: ({ name, number, total, credit, isCash, arrives }) => ({
    subject: `استلمنا طلبك ${number}`,
    paragraphs: [
      arabicGreeting(name),
      `شكراً لك! استلمنا طلبك ${number} وسنبدأ بتجهيزه قريباً.`,
      ...(arrives ? [arabicAtDoor(arrives)] : []),
      ...(credit ? [`تم الدفع من رصيد المتجر: ${credit}.`] : []),
      ...(total ? [isCash ? `يرجى تجهيز مبلغ ${total} عند الاستلام.` : `تم الدفع بالبطاقة: ${total}.`] : []),
    ],
    action: arabicOrderWords,
    after: ['يمكنك إلغاء الطلب قبل شحنه.', arabicLinkLasts],
  }),
  order_edited: ({ name, number, total, isCash }) => ({
    subject: `تم تعديل طلبك ${number}`,
    paragraphs: [
      arabicGreeting(name),
      `عدّلنا طلبك ${number} كما اتفقنا معك. تجد محتواه الآن أدناه.`,
      ...(total
        ? [isCash ? `يرجى تجهيز مبلغ ${total} عند الاستلام.` : `المجموع الجديد ${total}.`]
        : ['لا يوجد ما يُدفع.']),
    ],
    action: arabicOrderWords,
    after: ['إن كان فيه ما يخالف الاتفاق فيرجى مراسلتنا قبل شحنه.', arabicLinkLasts],
  }),
  order_shipped: ({ name, number, carrier, arrives, isCash, total }) => ({
    subject: `طلبك ${number} في الطريق إليك`,
    paragraphs: [
      arabicGreeting(name),
      carrier ? `شحنتك في الطريق إليك مع ${carrier}.` : 'شحنتك في الطريق إليك.',
      ...(arrives ? [arabicAtDoor(arrives)] : []),
      isCash && total ? `يرجى تجهيز مبلغ ${total} عند الاستلام.` : 'لا يوجد ما يُدفع.',
    ],
    action: 'تتبع الشحنة',
    after: [arabicLinkLasts],
  }),
  payment_failed: ({ name, number, items, total }) => ({
    subject: `لم يتم دفع طلبك ${number}`,
    paragraphs: [
      arabicGreeting(name),
      `لم تكتمل عملية دفع مبلغ ${total} للطلب ${number}، وقد أغلقناه. إن ظهر المبلغ لدى البنك فهو محجوز فقط ويعود تلقائياً.`,
      items.join('\n'),
      'لم نعد نحتفظ بالقطع لك. يمكنك طلبها من جديد ما دامت متوفرة، ببطاقة أخرى أو نقداً عند الاستلام.',
    ],
    action: 'العودة إلى السلة',
    after: ['إن طلبت من جديد فلا حاجة إلى أي إجراء.'],
  }),
  out_for_delivery: ({ name, number, carrier, isCash, total }) => ({
    subject: `طلبك ${number} يصل اليوم`,
    paragraphs: [
      arabicGreeting(name),
      carrier ? `خرجت شحنتك للتوصيل مع ${carrier}.` : 'خرجت شحنتك للتوصيل.',
      isCash && total
        ? `يرجى تجهيز مبلغ ${total} نقداً. يتصل المندوب قبل وصوله.`
        : 'تم دفع الطلب. يتصل المندوب قبل وصوله.',
    ],
    action: 'تتبع الشحنة',
    after: [arabicLinkLasts],
  }),
  order_delivered: ({ name, number }) => ({
    subject: `وصل طلبك ${number}`,
    paragraphs: [
      arabicGreeting(name),
      'تم تسليم شحنتك. نتمنى أن يكون كل شيء على المقاس.',
      'إذا لم يعجبك شيء، أرجعه أو استبدله من صفحة الطلب. الفاتورة الضريبية في الصفحة نفسها.',
    ],
    action: arabicOrderWords,
    after: [arabicLinkLasts],
  }),
  order_cancelled: ({ name, number, refundOriginal, refundCredit }) => ({
    subject: `تم إلغاء طلبك ${number}`,
    paragraphs: [
      arabicGreeting(name),
      `تم إلغاء طلبك ${number} ولن يُرسل أي شيء.`,
      ...(refundOriginal ? [`سيُعاد مبلغ ${refundOriginal} إلى بطاقتك. ${arabicBank}`] : []),
      ...arabicCredit(refundCredit),
    ],
    action: arabicOrderWords,
    after: [arabicLinkLasts],
  }),
  order_note: ({ name, number, note }) => ({
    subject: `بخصوص طلبك ${number}`,
    paragraphs: [arabicGreeting(name), `لدينا رسالة لك بخصوص طلبك ${number}:`, note],
    action: arabicOrderWords,
    after: [arabicLinkLasts],
  }),
  order_refunded: ({ name, number, refund, refundOriginal, refundCredit, isCash }) => ({
    subject: `إعادة مبلغ ${refund} من طلبك ${number}`,
    paragraphs: [
      arabicGreeting(name),
      ...(refundOriginal
        ? [
            isCash
              ? `نعيد إليك مبلغ ${refundOriginal} من طلبك ${number} كما اتفقنا معك.`
              : `نعيد مبلغ ${refundOriginal} من طلبك ${number} إلى بطاقتك. ${arabicBank}`,
          ]
        : []),
      ...arabicCredit(refundCredit),
      'الإشعار الدائن الضريبي في صفحة الطلب.',
    ],
    action: arabicOrderWords,
    after: [arabicLinkLasts],
  }),
  refund_done: ({ name, number, refund }) => ({
    subject: `تمت إعادة مبلغ ${refund} من طلبك ${number}`,
    paragraphs: [
      arabicGreeting(name),
      `اكتملت إعادة مبلغ ${refund} من طلبك ${number}. ${arabicBank}`,
      'الإشعار الدائن الضريبي في صفحة الطلب.',
    ],
    action: arabicOrderWords,
    after: [arabicLinkLasts],
  }),
}
