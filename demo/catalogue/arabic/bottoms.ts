import type { ArabicTexts } from './arabic-texts.ts'

export const bottoms: ArabicTexts = {
  'star-rib-leggings': {
    name: 'ليقنز النجوم المضلّع',
    description: 'ليقنز مضلّع بنجوم صغيرة تتمدد ولا تتشقق. خصر عريض لا يترك أثراً.',
  },
  'everyday-leggings': {
    name: 'ليقنز كل يوم',
    description: 'ليقنز مضلّع سادة من القطن بمرونة كافية. يُفضل شراء اثنين، فأحدهما في الغسالة دائماً.',
  },
  'sea-grass-leggings': {
    name: 'ليقنز عشب البحر',
    description: 'رسم لعشب البحر على جيرسيه أملس. خياطة ناعمة لأطفال يشعرون بكل خيط.',
  },
  'ribbed-tights': {
    name: 'كولون مضلّع',
    description: 'كولون قطني مضلّع بخصر مريح وأصابع مقواة. يبقى في مكانه.',
  },
  'breeze-gauze-shorts': {
    name: 'شورت النسيم من الموسلين',
    description: 'شورت واسع من الموسلين يدخل كل نسيم. خصر ناعم برباط وبلا جيوب تمتلئ بالرمل.',
  },
  'harbour-chino-shorts': {
    name: 'شورت تشينو الميناء',
    description: 'شورت قطني مرتب بحلقات للحزام. جميل مع قميص بياقة.',
  },
  'turn-up-denim-shorts': {
    name: 'شورت جينز بأطراف مطوية',
    description: 'جينز ناعم بأطراف مطوية وتفاصيل نحاسية. يُعدّل الخصر من الداخل بزرين.',
  },
  'long-linen-shorts': {
    name: 'شورت كتان طويل',
    description: 'كتان حتى الركبة لأيام الشمس. واسع وبارد ويتحسن مع كل غسلة.',
  },
  'sports-day-shorts': {
    name: 'شورت يوم الرياضة',
    description: 'خط بلون مختلف ورباط متين. قطن يتحمل بقع العشب.',
  },
}
