import type { ArabicTexts } from './arabic-texts.ts'

export const puzzlesAndGames: ArabicTexts = {
  'turtle-bay-puzzle': {
    name: 'أحجية خليج السلاحف',
    description: 'سلحفاة تعود فوق الكثبان في اثنتي عشرة قطعة سميكة. من عمر ثلاث سنوات.',
  },
  'sea-and-sand-memory': {
    name: 'لعبة الذاكرة بحر ورمل',
    description: 'أربع وعشرون بطاقة بنخيل وقوارب وسلاحف ونجوم. يفوز الأطفال عادة، وهذا عدل.',
  },
  'camel-trail-puzzle': {
    name: 'أحجية درب الجمال',
    description: 'اثنتا عشرة قطعة خشبية وجمل وشمس في مكانها أخيراً. اللوح يُظهر الحدود للمبتدئين.',
  },
  'garden-skittles': {
    name: 'بولينغ الحديقة',
    description: 'ست قوارير مبتسمة وكرة ثقيلة. للعشب والممرات وبطولات أيام المطر.',
  },
  'my-first-clock': {
    name: 'ساعتي الأولى',
    description: 'عقربان يدوران واثنتا عشرة نقطة للعد. وقت النوم حيث تضعونه.',
  },
  'counting-abacus': {
    name: 'معداد الحساب',
    description: 'ستون خرزة على ستة قضبان، للجمع الآن وللترتيب لاحقاً. الإطار يقف وحده.',
  },
  'whirling-top': {
    name: 'بلبل دوّار',
    description: 'مشغول باليد وملوّن بحلقات تذوب في لون واحد. يدور دقيقة كاملة على أرض ملساء.',
  },
}
