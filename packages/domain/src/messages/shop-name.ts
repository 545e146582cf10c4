import type { MessagesByLanguage } from '#i18n/languages'

const english = {
  /** Subject of a reply, in the language of the message. */
  contactAnswer: (name: string) => `Your message to ${name}`,
  /** Name of an order on the card provider's page. */
  cardOrder: (name: string) => `${name} order`,
  /** Text message. */
  phoneCode: (name: string, code: string) => `Your ${name} code: ${code}`,
}

const arabic: typeof english = {
  contactAnswer: (name) => `رسالتكم إلى ${name}`,
  cardOrder: (name) => `طلب من ${name}`,
  phoneCode: (name, code) => `رمز التحقق لدى ${name}: ${code}`,
}

/** Texts with the name of the shop that other services show. */
export const namedShopMessages: MessagesByLanguage<typeof english> = { en: english, ar: arabic }
