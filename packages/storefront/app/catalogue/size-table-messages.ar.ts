import type { sizeTableMessages as english } from '#catalogue/size-table-messages'

export const sizeTableMessages: typeof english = {
  chart: { size: 'المقاس', height: 'الطول (سم)', age: 'العمر' },
  shoeChart: 'مقاسات الأحذية',
  footLength: 'طول القدم (سم)',
}
