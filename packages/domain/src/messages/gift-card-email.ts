import type { MessagesByLanguage } from '#i18n/languages'

interface GiftCardFacts {
  shopName: string
  value: string
  /** As people read it. */
  code: string
  /** The last day on which it can be redeemed. */
  until: string
}

const english = ({ shopName, value, code, until }: GiftCardFacts) => ({
  subject: `A gift card of ${value}`,
  paragraphs: [
    'Hello,',
    `This is a gift card of ${shopName}, worth ${value}. Its code is:`,
    code,
    `Sign in and enter the code under “Store credit” until ${until}. Its value then pays your next orders, and what is left of it does not end.`,
  ],
  action: 'Enter the code',
  after: ['Whoever has the code can use the card: please keep it like money.'],
})

const arabic: typeof english = ({ shopName, value, code, until }) => ({
  subject: `بطاقة هدية بقيمة ${value}`,
  paragraphs: [
    'مرحباً،',
    `هذه بطاقة هدية من ${shopName} بقيمة ${value}. رمزها:`,
    code,
    `سجّلوا الدخول وأدخلوا الرمز في «رصيد المتجر» حتى ${until}. تُدفع طلباتكم القادمة من قيمتها، وما يتبقى منها لا ينتهي.`,
  ],
  action: 'إدخال الرمز',
  after: ['من لديه الرمز يمكنه استخدام البطاقة: يرجى حفظه كما تُحفظ النقود.'],
})

/** The kind of mail that brings a gift card. */
export type GiftCardEmail = 'gift_card'

/** The mail with the code of a gift card. */
export const giftCardEmail: MessagesByLanguage<typeof english> = { en: english, ar: arabic }
