import type { ArabicTexts } from './arabic-texts.ts'

export const babyToys: ArabicTexts = {
  'shape-sorting-cube': {
    name: 'مكعب الأشكال',
    description: 'دائرة ومربع ومثلث ونجمة، ولكل منها مدخلها. يُفتح الغطاء لما دخل من الباب الخطأ.',
  },
  'pebble-stacker': {
    name: 'برج الحصى للصغار',
    description: 'خمس حلقات ناعمة من السيليكون وكرة في النهاية. مفيد للثة ولتعلم الكبير والصغير.',
  },
  'looping-bead-maze': {
    name: 'متاهة الخرز',
    description: 'ثلاث عشرة خرزة تصعد وتدور وتنزل على ثلاثة أسلاك. لا شيء يضيع وساعات من المتابعة.',
  },
  'rustle-cloth-book': {
    name: 'كتاب القماش الخشخاش',
    description: 'صفحات من اللباد فيها سلحفاة وسمكة وخشخشة مخفية. يُغسل باليد ويُجفف مفروداً ويُقرأ من جديد.',
  },
  'sunny-rattle': {
    name: 'خشخيشة الشمس',
    description: 'وجه محبوك على حلقة خشبية وثلاث خرزات للعض. جرس خافت يناسب السيارة.',
  },
  'threading-beads': {
    name: 'خرز للنظم',
    description: 'تسع خرزات كبيرة وحبل سميك بإبرة خشبية. يصنع عقوداً وثعابين وصبراً.',
  },
}
