import { greetedName } from '#accounts/greeted-name'
import type { MessagesByLanguage } from '#i18n/languages'

/** Each mail of an account: subject, paragraphs above its link, the words of the link, and what stands below it. */
interface EmailTexts {
  subject: string
  paragraphs: string[]
  action?: string
  after?: string[]
}

const greeting = (name: string) => `${['Hello', greetedName(name)].filter(Boolean).join(' ')},`
const notYou = 'If this was not you, nothing has happened and you need to do nothing.'

const english = {
  confirm_email: (name: string, shopName: string): EmailTexts => ({
    subject: 'Please confirm your e-mail address',
    paragraphs: [
      greeting(name),
      `Welcome to ${shopName}. Please confirm that this address is yours, so that news of your orders reaches you.`,
    ],
    action: 'Confirm this address',
    after: ['The link works for seven days. If you did not open an account, you need to do nothing.'],
  }),
  change_email: (name: string, shopName: string): EmailTexts => ({
    subject: 'Please confirm your new e-mail address',
    paragraphs: [
      greeting(name),
      `You would like to use this address for your account at ${shopName}. It changes when you open this link.`,
    ],
    action: 'Use this address',
    after: ['The link works for seven days. If this was not you, you need to do nothing.'],
  }),
  email_change_requested: (name: string, shopName: string): EmailTexts => ({
    subject: 'Your e-mail address is about to change',
    paragraphs: [
      greeting(name),
      `Your account at ${shopName} is moving to another e-mail address. It changes when the link in our mail to that address is opened.`,
      'If this was not you, stop the change and set a new password.',
    ],
    action: 'Stop the change',
    after: ['The link works for seven days. If you asked for the change, you need to do nothing.'],
  }),
  email_changed: (name: string): EmailTexts => ({
    subject: 'Your e-mail address was changed',
    paragraphs: [
      greeting(name),
      'Your account has another e-mail address now. This is the last mail to this one.',
      'If this was not you, please write to us at once.',
    ],
  }),
  new_sign_in: (name: string): EmailTexts => ({
    subject: 'A new sign-in to your account',
    paragraphs: [
      greeting(name),
      'Somebody has just signed in to your account from a browser that we have not seen before.',
      'If this was you, all is well. If not, set a new password now: it signs out every device.',
    ],
    action: 'Set a new password',
  }),
  sign_up_attempt: (name: string): EmailTexts => ({
    subject: 'You already have an account',
    paragraphs: [
      greeting(name),
      'Somebody tried to open an account with this address, and there is one: yours. If it was you, sign in, or set a new password if you forgot it.',
    ],
    action: 'Set a new password',
    after: [notYou],
  }),
  reset_password: (name: string): EmailTexts => ({
    subject: 'Set a new password',
    paragraphs: [greeting(name), 'With this link you set a new password. It works once, for 30 minutes.'],
    action: 'Set a new password',
    after: [notYou],
  }),
  password_changed: (name: string): EmailTexts => ({
    subject: 'Your password was changed',
    paragraphs: [
      greeting(name),
      'The password of your account was just changed, and other devices were signed out.',
      'If this was not you, set a new password now and write to us.',
    ],
    action: 'Set a new password',
  }),
  passkey_added: (name: string): EmailTexts => ({
    subject: 'A passkey was added to your account',
    paragraphs: [
      greeting(name),
      'A device can now sign in to your account with a passkey, without the password.',
      'If this was not you, set a new password now: it removes every passkey and signs out every device.',
    ],
    action: 'Set a new password',
  }),
}

const greetingInArabic = (name: string) => `${['مرحباً', greetedName(name)].filter(Boolean).join(' ')}،`
const notYouInArabic = 'إن لم تكونوا من طلب ذلك فلم يتغيّر شيء، ولا حاجة إلى أي إجراء.'

const arabic: typeof english = {
  confirm_email: (name, shopName) => ({
    subject: 'يرجى تأكيد بريدكم الإلكتروني',
    paragraphs: [
      greetingInArabic(name),
      `أهلاً بكم في ${shopName}. يرجى تأكيد أن هذا العنوان لكم لتصلكم أخبار طلباتكم.`,
    ],
    action: 'تأكيد العنوان',
    after: ['يعمل الرابط سبعة أيام. إن لم تفتحوا حساباً فلا حاجة إلى أي إجراء.'],
  }),
  change_email: (name, shopName) => ({
    subject: 'يرجى تأكيد بريدكم الإلكتروني الجديد',
    paragraphs: [
      greetingInArabic(name),
      `طلبتم استخدام هذا العنوان لحسابكم في ${shopName}. يتغيّر العنوان عند فتح هذا الرابط.`,
    ],
    action: 'استخدام هذا العنوان',
    after: ['يعمل الرابط سبعة أيام. إن لم تكونوا أنتم فلا حاجة إلى أي إجراء.'],
  }),
  email_change_requested: (name, shopName) => ({
    subject: 'طلب تغيير بريدكم الإلكتروني',
    paragraphs: [
      greetingInArabic(name),
      `طُلب نقل حسابكم في ${shopName} إلى بريد إلكتروني آخر. يتغيّر العنوان عند فتح الرابط المرسل إليه.`,
      'إن لم تكونوا أنتم فأوقفوا التغيير واختاروا كلمة مرور جديدة.',
    ],
    action: 'إيقاف التغيير',
    after: ['يعمل الرابط سبعة أيام. إن طلبتم التغيير فلا حاجة إلى أي إجراء.'],
  }),
  email_changed: (name) => ({
    subject: 'تم تغيير بريدكم الإلكتروني',
    paragraphs: [
      greetingInArabic(name),
      'لحسابكم الآن بريد إلكتروني آخر. هذه آخر رسالة إلى هذا العنوان.',
      'إن لم تكونوا أنتم فراسلونا فوراً.',
    ],
  }),
  new_sign_in: (name) => ({
    subject: 'تسجيل دخول جديد إلى حسابكم',
    paragraphs: [
      greetingInArabic(name),
      'سجّل أحدهم الدخول إلى حسابكم قبل قليل من متصفح لم نره من قبل.',
      'إن كنتم أنتم فلا حاجة إلى أي إجراء. وإلا فاختاروا كلمة مرور جديدة الآن، فذلك ينهي الدخول على كل الأجهزة.',
    ],
    action: 'اختيار كلمة مرور جديدة',
  }),
  sign_up_attempt: (name) => ({
    subject: 'لديكم حساب بالفعل',
    paragraphs: [
      greetingInArabic(name),
      'حاول أحدهم فتح حساب بهذا العنوان، وهو مسجّل لكم. إن كنتم أنتم فسجّلوا الدخول، أو اختاروا كلمة مرور جديدة إن نسيتموها.',
    ],
    action: 'اختيار كلمة مرور جديدة',
    after: [notYouInArabic],
  }),
  reset_password: (name) => ({
    subject: 'اختيار كلمة مرور جديدة',
    paragraphs: [
      greetingInArabic(name),
      'بهذا الرابط تختارون كلمة مرور جديدة. يعمل مرة واحدة خلال 30 دقيقة.',
    ],
    action: 'اختيار كلمة مرور جديدة',
    after: [notYouInArabic],
  }),
  password_changed: (name) => ({
    subject: 'تم تغيير كلمة المرور',
    paragraphs: [
      greetingInArabic(name),
      'تم تغيير كلمة مرور حسابكم قبل قليل، وتسجيل الخروج من الأجهزة الأخرى.',
      'إن لم تكونوا أنتم فاختاروا كلمة مرور جديدة الآن وراسلونا.',
    ],
    action: 'اختيار كلمة مرور جديدة',
  }),
  passkey_added: (name) => ({
    subject: 'أُضيف مفتاح مرور إلى حسابكم',
    paragraphs: [
      greetingInArabic(name),
      'يستطيع جهاز الآن الدخول إلى حسابكم بمفتاح مرور، من دون كلمة المرور.',
      'إن لم تكونوا أنتم فاختاروا كلمة مرور جديدة الآن، فذلك يزيل كل مفاتيح المرور وينهي الدخول على كل الأجهزة.',
    ],
    action: 'اختيار كلمة مرور جديدة',
  }),
}

/** The kinds of mail that an account causes. */
export type AccountEmail = keyof typeof english

export const emailMessages: MessagesByLanguage<typeof english> = { en: english, ar: arabic }
