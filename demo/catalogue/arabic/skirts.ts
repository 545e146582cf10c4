import type { ArabicTexts } from './arabic-texts.ts'

export const skirts: ArabicTexts = {
  'sunset-tiered-skirt': {
    name: 'تنورة الغروب بطبقات',
    description: 'ثلاث طبقات، كل واحدة أغمق مما فوقها. موسلين مجعّد على خصر مطاطي ناعم.',
  },
  'first-day-pleated-skirt': {
    name: 'تنورة اليوم الأول بكسرات',
    description: 'كسرات مكوية تحتمل الغسالة. لأول يوم في المدرسة ولكل الأيام بعده.',
  },
  'button-denim-skirt': {
    name: 'تنورة جينز بأزرار',
    description: 'خمسة أزرار نحاسية من الأمام، ثلاثة منها للزينة. جينز مرن وخصر قابل للتعديل.',
  },
  'dancing-tutu': {
    name: 'تنورة الرقص من التول',
    description: 'ثلاث طبقات من التول الناعم على حزام من الساتان. للمطبخ والحديقة وأحياناً للباليه.',
  },
  'twirl-skirt': {
    name: 'تنورة الدوران',
    description: 'دائرة كاملة من البوبلين بسرب من الأسماك. طول الحاشية ثلاثة أمتار، وقد قسناها.',
  },
}
