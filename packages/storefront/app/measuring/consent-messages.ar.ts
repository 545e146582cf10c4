import { formatArabicDate } from '#arabic/arabic-words'
import type { consentMessages as english } from '#measuring/consent-messages'

export const consentMessages: typeof english = {
  label: 'الخصوصية',
  title: 'هل تساعدوننا على تحسين المتجر؟',
  parties: (google, meta) => [google && 'غوغل', meta && 'ميتا'].filter(Boolean).join(' و'),
  text: (parties) =>
    `عند القبول، يمكن لـ${parties} الاطلاع على المنتجات التي تشاهدونها وتشترونها هنا، ما يساعدنا على تحسين المتجر وعرض إعلانات مناسبة. وعند الرفض لا يتم تتبّع أي نشاط، ويعمل المتجر كالمعتاد.`,
  more: 'سياسة الخصوصية',
  agree: 'قبول',
  decline: 'رفض',
  change: 'إعدادات الخصوصية',
  since: (agreed, when) => {
    const day = formatArabicDate(when, { dateStyle: 'long' })
    return agreed ? `وافقتم في ${day}.` : `رفضتم في ${day}.`
  },
}
