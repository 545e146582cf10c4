import type { MessagesByLanguage } from '#i18n/languages'

const english = {
  /** The subject of an answer to a message, in the language of the message. */
  contactAnswer: (name: string) => `Your message to ${name}`,
  /** What the card provider's own page calls an order. */
  cardOrder: (name: string) => `${name} order`,
  /** By text message. */
  phoneCode: (name: string, code: string) => `Your ${name} code: ${code}`,
}

const arabic: typeof english = {
  contactAnswer: (name) => `رسالتكم إلى ${name}`,
  cardOrder: (name) => `طلب من ${name}`,
  phoneCode: (name, code) => `رمز التحقق من ${name}: ${code}`,
}

/** What others show of the shop by its name. */
export const namedShopMessages: MessagesByLanguage<typeof english> = { en: english, ar: arabic }
