import { greetedName } from '#accounts/greeted-name'
import type { englishReminderEmails } from '#messages/reminder-emails/english-reminder-emails'

const greeting = (name: string) => `${['مرحباً', greetedName(name)].filter(Boolean).join(' ')}،`

export const arabicReminderEmails: typeof englishReminderEmails = {
  back_in_stock: ({ items }) => ({
    subject: 'مقاسكم متوفر من جديد',
    paragraphs: [
      'مرحباً،',
      'طلبتم أن نُعلمكم عند توفر هذه القطعة من جديد:',
      items.join('\n'),
      'لا يمكننا حجزها لكم، وقد تنفد قريباً.',
    ],
    action: 'عرض المنتج',
    after: ['لن نرسل رسالة أخرى عنها.'],
    stop: 'إلغاء الاشتراك في إشعارات توفر المقاسات',
  }),
  cart_left: ({ name, items }) => ({
    subject: 'سلتكم ما زالت بانتظاركم',
    paragraphs: [
      greeting(name),
      'تركتم هذه القطع في السلة:',
      items.join('\n'),
      'لا يمكننا حجزها لكم، لكنها متوفرة الآن.',
    ],
    action: 'العودة إلى السلة',
    after: ['تصلكم هذه الرسالة لاشتراككم في نشرتنا البريدية. نذكّركم بكل سلة مرة واحدة.'],
    stop: 'إلغاء الاشتراك في النشرة البريدية',
  }),
  review_request: ({ name, items }) => ({
    subject: 'كيف كان المقاس؟',
    paragraphs: [
      greeting(name),
      'وصلت شحنتكم قبل أسبوع:',
      items.join('\n'),
      'هل المقاس أصغر أم مطابق أم أكبر؟ تقييم قصير منكم يساعد غيركم من الأهالي على الاختيار، سواء أعجبتكم القطع أم لا.',
    ],
    action: 'كتابة تقييم',
    after: ['نسألكم مرة واحدة عن كل طلب.'],
    stop: 'إلغاء الاشتراك في طلبات التقييم',
  }),
}
