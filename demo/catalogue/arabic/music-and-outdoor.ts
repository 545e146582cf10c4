import type { ArabicTexts } from './arabic-texts.ts'

export const musicAndOutdoor: ArabicTexts = {
  'rainbow-xylophone': {
    name: 'إكسيليفون قوس قزح',
    description: 'ثمانية ألواح مضبوطة لتكون الألحان ألحاناً. يأتي بمضربين وأربع أغانٍ.',
  },
  'festival-maracas': {
    name: 'ماراكاس الاحتفال',
    description: 'زوج ملوّن من الماراكاس مملوء بنوى التمر. خفيف ليد واحدة.',
  },
  'shamal-kite': {
    name: 'طائرة ورقية شمال',
    description: 'على اسم الريح التي صُنعت لها. قماش متين وأعواد من الألياف وثلاثون متراً من الخيط على بكرة.',
  },
  'little-drum': {
    name: 'الطبل الصغير',
    description: 'جلد حقيقي وصوت حقيقي وعصوان برأسين مستديرين. نعتذر مسبقاً.',
  },
  'jumeirah-beach-ball': {
    name: 'كرة شاطئ جميرا',
    description: 'كبيرة لذراعين وخفيفة لإصبع واحد. فينيل سميك خالٍ من الفثالات.',
  },
  'beach-ukulele': {
    name: 'يوكوليلي الشاطئ',
    description: 'أربعة أوتار نايلون لطيفة على الأصابع. يحافظ على ضبطه وصوته كالإجازة.',
  },
  'sandcastle-set': {
    name: 'طقم قصر الرمل',
    description: 'دلو يُطوى ومجرفة ومشط وقالب نجمة. سيليكون ناعم لا يتشقق في الشمس.',
  },
  'skipping-rope': {
    name: 'حبل القفز',
    description: 'قطن مجدول بمقبضين خشبيين. متران ونصف، ويُقصّر بعقدة.',
  },
  'ring-toss': {
    name: 'رمي الحلقات',
    description: 'خمس حلقات من الحبل وعمود خشبي يُطوى. من خطوتين أولاً ثم من ثلاث.',
  },
}
