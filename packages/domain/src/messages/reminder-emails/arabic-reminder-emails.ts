import { greetedName } from '#accounts/greeted-name'
import type { englishReminderEmails } from '#messages/reminder-emails/english-reminder-emails'

const greeting = (name: string) => `${['مرحباً', greetedName(name)].filter(Boolean).join(' ')}،`

export const arabicReminderEmails: typeof englishReminderEmails = {
  back_in_stock: ({ items }) => ({
    subject: 'عاد مقاسكم إلى المتجر',
    paragraphs: [
      'مرحباً،',
      'طلبتم أن نخبركم عند توفر هذه القطعة من جديد:',
      items.join('\n'),
      'لا يمكننا حجزها لكم، وقد تنفد قريباً.',
    ],
    action: 'عرضها في المتجر',
    after: ['هذه هي الرسالة الوحيدة عنها.'],
    stop: 'عدم إرسال رسائل عن المقاسات التي نفدت',
  }),
  cart_left: ({ name, items }) => ({
    subject: 'سلتكم ما زالت بانتظاركم',
    paragraphs: [
      greeting(name),
      'تركتم هذه القطع في السلة:',
      items.join('\n'),
      'لا نحجزها لكم، لكنها متوفرة الآن.',
    ],
    action: 'العودة إلى السلة',
    after: ['تصلكم هذه الرسالة لأنكم وافقتم على تلقي أخبارنا. نذكّر بكل سلة مرة واحدة.'],
    stop: 'إيقاف الأخبار بالبريد',
  }),
  review_request: ({ name, items }) => ({
    subject: 'كيف كان المقاس؟',
    paragraphs: [
      greeting(name),
      'وصلت شحنتكم قبل أسبوع:',
      items.join('\n'),
      'هل المقاس أصغر أم مطابق أم أكبر؟ سطر منكم يساعد أهلاً آخرين على الاختيار، سواء أعجبتكم القطع أم لا.',
    ],
    action: 'كتابة تقييم',
    after: ['نسأل مرة واحدة عن كل طلب.'],
    stop: 'عدم سؤالي عن التقييمات',
  }),
}
