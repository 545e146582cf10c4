/** Foreign words and constructions, in comments, docs, test titles and texts of screens. */
export const FOREIGN_WORDS =
  /\b(beforehand|e-mails?|is (held|said|told)|mended|nobody|now and then|of (its|their) own|somebody|stands? in|thereby|whatever|whoever)\b/i

/** Names and phrases that have a better one on screens; in code they may be keys. */
const SCREEN_WORDS =
  /\b(automatic sales?|cash desk|did not go through|leave by|mails?|needs you|not here yet|one may|shoppers?|to pay back)\b/i

/** Literal translations in Arabic texts. */
export const ARABIC_WORDS = /صندوق النقد|تم الرد|وصولات جديدة|للأيام العاصفة|لم تصل طلباتكم بعد/

/** Words that no screen in this language shows. */
export const FORBIDDEN_ON_SCREENS = {
  en: [FOREIGN_WORDS, SCREEN_WORDS],
  ar: [ARABIC_WORDS],
}
