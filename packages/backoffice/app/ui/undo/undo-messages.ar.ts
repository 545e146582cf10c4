import { CHANGES, withCountAfter } from '#arabic/arabic-words'
import type { undoMessages as english } from '#ui/undo/undo-messages'

export const undoMessages: typeof english = {
  undo: 'تراجع',
  whyNot: 'سبب تعذّر التراجع',
  undone: 'تم التراجع',
  done: 'تم التراجع عن التغيير.',
  changedSince: 'لم يتم التراجع. تغيّر هذا بعد ذلك إلى:',
  laterVersion: 'لم يتم التراجع. نُشرت نسخة أحدث.',
  undoSeveral: (count) => `التراجع عن الكل (${count})`,
  doneSeveral: (count) => `تم التراجع عن ${withCountAfter(count, CHANGES)}.`,
  skippedSeveral: (names, reason) => `لم يتم التراجع: ${names}. ${reason}`,
  changedAgain: 'تغيّر بعد ذلك.',
  reasons: {
    forbidden: 'لا يسمح دوركم بالتراجع عن هذا.',
    stock: 'للتراجع عن هذا، سجّلوا حركة مخزون معاكسة.',
    money: 'دُفع المبلغ أو استُرد بالفعل. سجّلوا العملية المعاكسة في الطلب أو ملف العميل.',
    order: 'يمكن التراجع عن توصيل الطلب فقط، لا عن خطواته الأخرى ولا عن الإرجاع.',
    made: 'للتراجع عن هذا، يمكن إنهاؤه أو أرشفته في شاشته.',
    removed: 'أُزيل هذا ولا يمكن استعادته.',
    import: 'يتم التراجع عن الاستيراد كاملاً في «استيراد».',
    consent: 'العميل وحده يمكنه الاشتراك من جديد.',
    access: 'يمكن استعادة الوصول في «الفريق».',
  },
}
