import { bidiIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { focalPointMessages as english } from '#products/product/pictures/focal-point-messages'

const percent = (value: number): string => bidiIsolate(`${value}%`)

export const focalPointMessages: typeof english = {
  title: 'نقطة التركيز',
  hint: 'يرجى الضغط على ما يجب أن يبقى ظاهراً، أو تحريك النقطة بمفاتيح الأسهم؛ ومع Shift تتحرك أبعد.',
  picture: 'الصورة كاملة',
  at: (across, down) => `${percent(across)} من اليسار، ${percent(down)} من الأعلى`,
  whole: 'تظهر كاملة على خلفية بيضاء',
  card: 'على البطاقة',
  same: 'أبعاد هذه الصورة مناسبة، فلا يُقص منها شيء.',
  loading: 'جارٍ تحميل الصورة…',
  showWhole: 'إظهار الصورة كاملة',
  use: 'تطبيق',
  used: 'تم قص الصورة. احفظوا المنتج لتظهر في المتجر.',
}
