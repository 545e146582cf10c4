import type { MessagesByLanguage } from '#messages/languages'

/** The name of the shop where no text has it: on the cards of passkeys and authenticator apps. */
export const shopName: MessagesByLanguage<string> = { en: 'Little Dunes', ar: 'ليتل ديونز' }
