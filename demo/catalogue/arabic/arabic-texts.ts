/** Names and descriptions in Arabic, by handle. They are written from the meaning, not translated word by word. */
export type ArabicTexts = Readonly<Record<string, { name: string; description: string }>>
