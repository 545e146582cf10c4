import type { offerMessages as english } from '#platform/offers/offer-messages'

export const offerMessages: typeof english = {
  freeDelivery: (limit) => `توصيل مجاني للطلبات فوق ${limit}`,
  ages: 'تسوق حسب العمر',
  bestSellers: 'الأكثر مبيعاً',
  newsletter: 'كونوا أول من يعرف عن جديدنا.',
}
