import { CHANGES, withCountAfter } from '#arabic/arabic-words'
import type { undoMessages as english } from '#ui/undo/undo-messages'

export const undoMessages: typeof english = {
  undo: 'تراجع',
  whyNot: 'سبب تعذّر التراجع',
  undone: 'تم التراجع',
  done: 'تم التراجع عن التغيير.',
  changedSince: 'لم يتم التراجع: تغيّر هذا مرة أخرى بعد ذلك. وهو الآن:',
  laterVersion: 'لم يتم التراجع: نُشر شيء آخر بعد ذلك.',
  undoSeveral: (count) => `التراجع عن الكل (${count})`,
  doneSeveral: (count) => `تم التراجع عن ${withCountAfter(count, CHANGES)}.`,
  keptSeveral: (names, reason) => `لم يتم التراجع: ${names}. ${reason}`,
  changedAgain: 'تغيّر مرة أخرى بعد ذلك.',
  reasons: {
    forbidden: 'لا يسمح الدور بالتراجع عن هذا.',
    stock: 'للتراجع عنه تُدخَل حركة مخزون معاكسة.',
    money: 'انتقل المال: يُقيَّد العكس في الطلب أو لدى العميل.',
    order: 'من خطوات الطلب أو الإرجاع يمكن التراجع عن التوصيل وحده.',
    made: 'ما أُنشئ يُنهى أو يؤرشف في شاشته.',
    removed: 'ما أُزيل لا يمكن استعادته.',
    import: 'يتم التراجع عن الاستيراد كاملاً في «استيراد».',
    consent: 'الموافقة من جديد للعميل وحده.',
    access: 'يُمنح الوصول من جديد في «الفريق».',
  },
}
