import { formatArabicDate } from '#arabic/arabic-words'
import type { consentMessages as english } from '#measuring/consent-messages'

export const consentMessages: typeof english = {
  label: 'القياس',
  title: 'هل تسمحون لنا بقياس زيارتكم؟',
  parties: (google, meta) => [google && 'غوغل', meta && 'ميتا'].filter(Boolean).join(' و'),
  text: (parties) =>
    `بموافقتكم ترى ${parties} المنتجات التي تشاهدونها وتشترونها هنا، لنعرف ما ينجح ونعرض إعلانات مناسبة. من دونها لا يُقاس شيء، ويعمل المتجر كما هو.`,
  more: 'سياسة الخصوصية',
  agree: 'قبول',
  decline: 'رفض',
  change: 'خيارات القياس',
  since: (agreed, when) => {
    const day = formatArabicDate(when, { dateStyle: 'long' })
    return agreed ? `وافقتم في ${day}.` : `رفضتم في ${day}.`
  },
}
