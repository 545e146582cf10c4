/**
 * Stripe.js translates its texts and the API's errors to its `locale`. The sandbox has Arabic and English, and English
 * for other locales. The hosted page has no Arabic, like Stripe's
 * (docs.stripe.com/js/appendix/supported_locales, docs.stripe.com/api/checkout/sessions/create#create_checkout_session-locale).
 */

/** @type {Record<string, string>} */
const arabic = {
  'Credit or debit card number': 'رقم بطاقة الائتمان أو الخصم',
  'Credit or debit card expiration date': 'تاريخ انتهاء بطاقة الائتمان أو الخصم',
  'Credit or debit card CVC/CVV': 'رمز أمان بطاقة الائتمان أو الخصم',
  'Secure card payment input frame': 'إطار آمن لبيانات البطاقة',
  'Secure card number input frame': 'إطار آمن لرقم البطاقة',
  'Secure expiration date input frame': 'إطار آمن لتاريخ انتهاء البطاقة',
  'Secure CVC input frame': 'إطار آمن لرمز الأمان',
  'Secure express checkout frame': 'إطار آمن للدفع السريع',
  'Card authentication': 'مصادقة البطاقة',
  'Your card number is incomplete.': 'رقم بطاقتك غير مكتمل.',
  "Your card's expiration date is incomplete.": 'تاريخ انتهاء بطاقتك غير مكتمل.',
  "Your card's security code is incomplete.": 'رمز أمان بطاقتك غير مكتمل.',
  'Your card number is invalid.': 'رقم بطاقتك غير صالح.',
  "Your card's expiration date is invalid.": 'تاريخ انتهاء بطاقتك غير صالح.',
  "Your card's expiration date is in the past.": 'تاريخ انتهاء بطاقتك قد مضى.',
  "Your card's expiration year is invalid.": 'سنة انتهاء بطاقتك غير صالحة.',
  "Your card's expiration year is in the past.": 'سنة انتهاء بطاقتك قد مضت.',
  "Your card's expiration month is invalid.": 'شهر انتهاء بطاقتك غير صالح.',
  "Your card's security code is invalid.": 'رمز أمان بطاقتك غير صالح.',
  "Your card's security code is incorrect.": 'رمز أمان بطاقتك غير صحيح.',
  'Your card number is incorrect.': 'رقم بطاقتك غير صحيح.',
  'Your card was declined.': 'رُفضت بطاقتك.',
  'Your card was declined. Your request was in test mode, but used a non test (live) card.':
    'رُفضت بطاقتك. كان الطلب في وضع الاختبار، لكن البطاقة ليست بطاقة اختبار.',
  'Your card has insufficient funds.': 'رصيد بطاقتك غير كافٍ.',
  'Your card has expired.': 'انتهت صلاحية بطاقتك.',
  'An error occurred while processing your card. Try again in a little bit.':
    'حدث خطأ أثناء معالجة بطاقتك. حاول مرة أخرى بعد قليل.',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
    'تعذّرت مصادقة طريقة الدفع. يُرجى اختيار طريقة دفع أخرى والمحاولة مرة أخرى.',
  'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.':
    'نواجه مشكلة في الاتصال بمزود خدمة الدفع. يُرجى التحقق من اتصالك بالإنترنت والمحاولة مرة أخرى.',
}

/** @param {string | undefined} locale @param {string} text */
export const localize = (locale, text) => (locale === 'ar' ? (arabic[text] ?? text) : text)

/**
 * An error in the language of `locale`. Undefined stays undefined.
 * @template {{ message?: string } | undefined} E
 * @param {string | undefined} locale @param {E} error @returns {E}
 */
export const localizeError = (locale, error) =>
  error?.message ? { ...error, message: localize(locale, error.message) } : error
