import type { MessagesByLanguage } from '#i18n/languages'

interface GiftCardFacts {
  shopName: string
  value: string
  /** Formatted, in groups of four. */
  code: string
  /** The last day to redeem it. */
  until: string
}

const english = ({ shopName, value, code, until }: GiftCardFacts) => ({
  subject: `A gift card worth ${value}`,
  paragraphs: [
    'Hello,',
    `Here is a gift card from ${shopName} worth ${value}. Its code is:`,
    code,
    `Sign in and enter the code under “Store credit” by ${until}. You can then use the amount on your orders, and it never expires.`,
  ],
  action: 'Enter the code',
  after: ['Anyone with this code can use the card, so keep it safe.'],
})

const arabic: typeof english = ({ shopName, value, code, until }) => ({
  subject: `بطاقة هدية بقيمة ${value}`,
  paragraphs: [
    'مرحباً،',
    `هذه بطاقة هدية من ${shopName} بقيمة ${value}. رمزها:`,
    code,
    `سجّلوا الدخول وأدخلوا الرمز في «رصيد المتجر» في موعد أقصاه ${until}. يمكنكم بعد ذلك استخدام المبلغ في طلباتكم، ولا تنتهي صلاحيته.`,
  ],
  action: 'إدخال الرمز',
  after: ['يمكن لأي شخص لديه هذا الرمز استخدام البطاقة، لذا احتفظوا به في مكان آمن.'],
})

export type GiftCardEmail = 'gift_card'

/** The email with the code of a gift card. */
export const giftCardEmail: MessagesByLanguage<typeof english> = { en: english, ar: arabic }
