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
    forbidden: 'لا يسمح الدور بالتراجع عن هذا.',
    stock: 'للتراجع عن هذا، سجّلوا حركة مخزون معاكسة.',
    money: 'انتقل المبلغ. سجّلوا العملية المعاكسة في الطلب أو ملف العميل.',
    order: 'من خطوات الطلب أو الإرجاع يمكن التراجع عن التوصيل وحده.',
    made: 'للتراجع عن هذا، يمكن إنهاؤه أو أرشفته في شاشته.',
    removed: 'أُزيل هذا ولا يمكن استعادته.',
    import: 'يتم التراجع عن الاستيراد كاملاً في «استيراد».',
    consent: 'لا يمكن الاشتراك من جديد إلا للعميل نفسه.',
    access: 'يمكن استعادة الوصول في «الفريق».',
  },
}
