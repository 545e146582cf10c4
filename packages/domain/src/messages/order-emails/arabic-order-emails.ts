import { greetedName } from '#accounts/greeted-name'
import { dayIn, type englishOrderEmails } from '#messages/order-emails/english-order-emails'

const arabicGreeting = (name: string) => `${['مرحباً', greetedName(name)].filter(Boolean).join(' ')}،`
const arabicLinkLasts = 'يمكنكم فتح طلبكم من هذا الرابط من دون تسجيل الدخول لمدة 60 يوماً. يرجى عدم مشاركته.'
const arabicOrderWords = 'عرض الطلب'
const arabicCredit = (amount: string) =>
  amount ? [`أضفنا ${amount} إلى رصيدكم في المتجر، ويمكنكم استخدامه في طلبكم القادم.`] : []
const arabicAtDoor = (day: string) => `يصل طلبكم بحلول ${dayIn('ar-AE-u-nu-latn', day)}.`
const arabicBank = 'قد يستغرق ظهور المبلغ لدى البنك من خمسة إلى عشرة أيام عمل.'

export const arabicOrderEmails: typeof englishOrderEmails = {
  order_placed: ({ name, number, total, credit, isCash, arrives }) => ({
    subject: `استلمنا طلبكم ${number}`,
    paragraphs: [
      arabicGreeting(name),
      `شكراً لكم. استلمنا طلبكم ${number} وسنبدأ بتجهيزه قريباً.`,
      ...(arrives ? [arabicAtDoor(arrives)] : []),
      ...(credit ? [`تم الدفع من رصيد المتجر: ${credit}.`] : []),
      ...(total ? [isCash ? `يرجى تجهيز مبلغ ${total} عند الاستلام.` : `تم الدفع بالبطاقة: ${total}.`] : []),
    ],
    action: arabicOrderWords,
    after: ['يمكنكم إلغاء الطلب قبل شحنه.', arabicLinkLasts],
  }),
  order_edited: ({ name, number, total, isCash }) => ({
    subject: `تم تعديل طلبكم ${number}`,
    paragraphs: [
      arabicGreeting(name),
      `عدّلنا طلبكم ${number} كما اتفقنا معكم، وتجدون تفاصيله الجديدة أدناه.`,
      ...(total
        ? [isCash ? `يرجى تجهيز مبلغ ${total} عند الاستلام.` : `المجموع الجديد ${total}.`]
        : ['لا يلزم دفع أي مبلغ.']),
    ],
    action: arabicOrderWords,
    after: ['إن وجدتم أي خطأ فيرجى التواصل معنا قبل شحن الطلب.', arabicLinkLasts],
  }),
  order_shipped: ({ name, number, carrier, arrives, isCash, total }) => ({
    subject: `طلبكم ${number} في الطريق إليكم`,
    paragraphs: [
      arabicGreeting(name),
      carrier ? `شحنتكم في الطريق إليكم مع ${carrier}.` : 'شحنتكم في الطريق إليكم.',
      ...(arrives ? [arabicAtDoor(arrives)] : []),
      isCash && total ? `يرجى تجهيز مبلغ ${total} عند الاستلام.` : 'لا يلزم دفع أي مبلغ.',
    ],
    action: 'تتبّع الشحنة',
    after: [arabicLinkLasts],
  }),
  payment_failed: ({ name, number, items, total }) => ({
    subject: `لم تكتمل عملية دفع طلبكم ${number}`,
    paragraphs: [
      arabicGreeting(name),
      `لم تكتمل عملية دفع مبلغ ${total} للطلب ${number}، لذا ألغيناه. إن ظهر المبلغ لدى البنك فهو محجوز مؤقتاً وسيعود إليكم تلقائياً.`,
      items.join('\n'),
      'لم نعد نحتفظ بالقطع لكم. يمكنكم طلبها من جديد ما دامت متوفرة، ببطاقة أخرى أو نقداً عند الاستلام.',
    ],
    action: 'العودة إلى السلة',
    after: ['إن كنتم قد طلبتم من جديد فيمكنكم تجاهل هذه الرسالة.'],
  }),
  out_for_delivery: ({ name, number, carrier, isCash, total }) => ({
    subject: `طلبكم ${number} يصل اليوم`,
    paragraphs: [
      arabicGreeting(name),
      carrier ? `خرجت شحنتكم للتوصيل مع ${carrier}.` : 'خرجت شحنتكم للتوصيل.',
      isCash && total
        ? `يرجى تجهيز مبلغ ${total} نقداً. سيتصل بكم المندوب قبل وصوله.`
        : 'تم دفع قيمة الطلب. سيتصل بكم المندوب قبل وصوله.',
    ],
    action: 'تتبّع الشحنة',
    after: [arabicLinkLasts],
  }),
  order_delivered: ({ name, number }) => ({
    subject: `وصل طلبكم ${number}`,
    paragraphs: [
      arabicGreeting(name),
      'تم تسليم شحنتكم. نتمنى أن تكون المقاسات مناسبة.',
      'إن لم يناسبكم شيء فيمكنكم إرجاعه أو استبداله من صفحة الطلب. تجدون الفاتورة الضريبية في الصفحة نفسها.',
    ],
    action: arabicOrderWords,
    after: [arabicLinkLasts],
  }),
  delivery_undone: ({ name, number, isCash, total }) => ({
    subject: `طلبكم ${number} ما زال في الطريق إليكم`,
    paragraphs: [
      arabicGreeting(name),
      'أبلغناكم بأنه تم تسليم شحنتكم، وكان ذلك خطأً منا: ما زالت الشحنة في الطريق إليكم.',
      isCash && total
        ? `يُدفع مبلغ ${total} نقداً عند الاستلام، وتصدر الفاتورة الضريبية حينها.`
        : 'تم دفع قيمة الطلب، ولا حاجة إلى أي إجراء.',
    ],
    action: 'تتبّع الشحنة',
    after: ['إن كنتم قد استلمتم الشحنة، يرجى التواصل معنا.', arabicLinkLasts],
  }),
  order_cancelled: ({ name, number, refundOriginal, refundCredit, isUnconfirmed }) => ({
    subject: `تم إلغاء طلبكم ${number}`,
    paragraphs: [
      arabicGreeting(name),
      ...(isUnconfirmed
        ? [
            `لم نتمكن من تأكيد طلبكم ${number} خلال يوم واحد، لذا ألغيناه ولن يتم شحنه.`,
            'يمكنكم تقديم الطلب من جديد في أي وقت.',
          ]
        : [`تم إلغاء طلبكم ${number} ولن يتم شحنه.`]),
      ...(refundOriginal ? [`سيُعاد مبلغ ${refundOriginal} إلى بطاقتكم. ${arabicBank}`] : []),
      ...arabicCredit(refundCredit),
    ],
    action: arabicOrderWords,
    after: [arabicLinkLasts],
  }),
  order_note: ({ name, number, note }) => ({
    subject: `بخصوص طلبكم ${number}`,
    paragraphs: [arabicGreeting(name), `لدينا رسالة لكم بخصوص طلبكم ${number}:`, note],
    action: arabicOrderWords,
    after: [arabicLinkLasts],
  }),
  order_refunded: ({ name, number, refund, refundOriginal, refundCredit, isCash }) => ({
    subject: `استرداد مبلغ ${refund} من طلبكم ${number}`,
    paragraphs: [
      arabicGreeting(name),
      ...(refundOriginal
        ? [
            isCash
              ? `نعيد إليكم مبلغ ${refundOriginal} من طلبكم ${number} كما اتفقنا معكم.`
              : `نعيد مبلغ ${refundOriginal} من طلبكم ${number} إلى بطاقتكم. ${arabicBank}`,
          ]
        : []),
      ...arabicCredit(refundCredit),
      'الإشعار الدائن الضريبي في صفحة الطلب.',
    ],
    action: arabicOrderWords,
    after: [arabicLinkLasts],
  }),
  refund_done: ({ name, number, refund }) => ({
    subject: `تم استرداد مبلغ ${refund} من طلبكم ${number}`,
    paragraphs: [
      arabicGreeting(name),
      `اكتمل استرداد مبلغ ${refund} من طلبكم ${number}. ${arabicBank}`,
      'الإشعار الدائن الضريبي في صفحة الطلب.',
    ],
    action: arabicOrderWords,
    after: [arabicLinkLasts],
  }),
}
