import { bidiIsolate } from '#arabic/arabic-words'
import type { informationMessages as english } from '#information/information-messages'

export const informationMessages: typeof english = {
  home: 'الرئيسية',
  title: (heading) => `${heading} · ليتل ديونز`,
  write: 'مراسلتنا',
  call: (phone) => `الاتصال على ${bidiIsolate(phone)}`,
  chat: 'الدردشة معنا',
  related: 'انظروا أيضاً',
}
