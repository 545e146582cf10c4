import { greetedName } from '#accounts/greeted-name'
import type { MessagesByLanguage } from '#i18n/languages'

/** Subject, paragraphs above the link, label of the link, and paragraphs below it. */
interface EmailTexts {
  subject: string
  paragraphs: string[]
  action?: string
  after?: string[]
}

const greeting = (name: string) => `${['Hello', greetedName(name)].filter(Boolean).join(' ')},`
const notYou = "If this wasn't you, you can ignore this email. Nothing has changed."

const english = {
  confirm_email: (name: string, shopName: string): EmailTexts => ({
    subject: 'Confirm your email address',
    paragraphs: [
      greeting(name),
      `Welcome to ${shopName}. Please confirm your email so we can send you order updates.`,
    ],
    action: 'Confirm email address',
    after: ["The link works for 7 days. If you didn't create an account, you can ignore this email."],
  }),
  change_email: (name: string, shopName: string): EmailTexts => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      greeting(name),
      `You asked to use this address for your ${shopName} account. Open the link to confirm the change.`,
    ],
    action: 'Use this address',
    after: ["The link works for 7 days. If this wasn't you, you can ignore this email."],
  }),
  email_change_requested: (name: string, shopName: string): EmailTexts => ({
    subject: 'Your email address is about to change',
    paragraphs: [
      greeting(name),
      `We've received a request to change the email address of your ${shopName} account. To confirm it, open the link we sent to the new address.`,
      "If this wasn't you, stop the change and set a new password.",
    ],
    action: 'Stop the change',
    after: ['The link works for 7 days. If you asked for the change, you can ignore this email.'],
  }),
  email_changed: (name: string): EmailTexts => ({
    subject: 'Your email address was changed',
    paragraphs: [
      greeting(name),
      "Your account now has a different email address. This is the last email we'll send to this address.",
      "If this wasn't you, contact us right away.",
    ],
  }),
  new_sign_in: (name: string): EmailTexts => ({
    subject: 'New sign-in to your account',
    paragraphs: [
      greeting(name),
      'Someone just signed in to your account from a new browser.',
      "If this was you, you don't need to do anything. If not, set a new password now. This signs out every device.",
    ],
    action: 'Set a new password',
  }),
  sign_up_attempt: (name: string): EmailTexts => ({
    subject: 'You already have an account',
    paragraphs: [
      greeting(name),
      "Someone tried to create an account with this email, but you already have one. If it was you, sign in, or set a new password if you've forgotten yours.",
    ],
    action: 'Set a new password',
    after: [notYou],
  }),
  reset_password: (name: string): EmailTexts => ({
    subject: 'Set a new password',
    paragraphs: [greeting(name), 'Use this link to set a new password. It works once, for 30 minutes.'],
    action: 'Set a new password',
    after: [notYou],
  }),
  password_changed: (name: string): EmailTexts => ({
    subject: 'Your password was changed',
    paragraphs: [
      greeting(name),
      'Your password was just changed, and your other devices were signed out.',
      "If this wasn't you, set a new password now and contact us.",
    ],
    action: 'Set a new password',
  }),
  passkey_added: (name: string): EmailTexts => ({
    subject: 'A passkey was added to your account',
    paragraphs: [
      greeting(name),
      'You can now sign in to your account with a new passkey instead of your password.',
      "If this wasn't you, set a new password now. This removes every passkey and signs out every device.",
    ],
    action: 'Set a new password',
  }),
}

const greetingInArabic = (name: string) => `${['مرحباً', greetedName(name)].filter(Boolean).join(' ')}،`
const notYouInArabic = 'إن لم تطلبوا ذلك فيمكنكم تجاهل هذه الرسالة. لم يتغيّر أي شيء.'

const arabic: typeof english = {
  confirm_email: (name, shopName) => ({
    subject: 'يرجى تأكيد بريدكم الإلكتروني',
    paragraphs: [
      greetingInArabic(name),
      `أهلاً بكم في ${shopName}. يرجى تأكيد بريدكم الإلكتروني لتصلكم مستجدات طلباتكم.`,
    ],
    action: 'تأكيد البريد الإلكتروني',
    after: ['الرابط صالح لمدة 7 أيام. إن لم تنشئوا حساباً فيمكنكم تجاهل هذه الرسالة.'],
  }),
  change_email: (name, shopName) => ({
    subject: 'يرجى تأكيد بريدكم الإلكتروني الجديد',
    paragraphs: [
      greetingInArabic(name),
      `طلبتم استخدام هذا البريد الإلكتروني لحسابكم في ${shopName}. افتحوا الرابط لتأكيد التغيير.`,
    ],
    action: 'استخدام هذا البريد الإلكتروني',
    after: ['الرابط صالح لمدة 7 أيام. إن لم تطلبوا ذلك فيمكنكم تجاهل هذه الرسالة.'],
  }),
  email_change_requested: (name, shopName) => ({
    subject: 'طلب تغيير بريدكم الإلكتروني',
    paragraphs: [
      greetingInArabic(name),
      `وصلنا طلب لتغيير البريد الإلكتروني لحسابكم في ${shopName}. لتأكيده افتحوا الرابط المرسل إلى البريد الجديد.`,
      'إن لم تكونوا أنتم من طلب ذلك فأوقفوا التغيير واختاروا كلمة مرور جديدة.',
    ],
    action: 'إيقاف التغيير',
    after: ['الرابط صالح لمدة 7 أيام. إن طلبتم التغيير فيمكنكم تجاهل هذه الرسالة.'],
  }),
  email_changed: (name) => ({
    subject: 'تم تغيير بريدكم الإلكتروني',
    paragraphs: [
      greetingInArabic(name),
      'أصبح لحسابكم بريد إلكتروني آخر. هذه آخر رسالة نرسلها إلى هذا البريد.',
      'إن لم تكونوا أنتم من غيّره فتواصلوا معنا فوراً.',
    ],
  }),
  new_sign_in: (name) => ({
    subject: 'تسجيل دخول جديد إلى حسابكم',
    paragraphs: [
      greetingInArabic(name),
      'سُجّل الدخول إلى حسابكم قبل قليل من متصفح جديد.',
      'إن كنتم أنتم من سجّل الدخول فلا حاجة إلى أي إجراء. وإلا فاختاروا كلمة مرور جديدة الآن، وسيتم تسجيل الخروج من كل الأجهزة.',
    ],
    action: 'اختيار كلمة مرور جديدة',
  }),
  sign_up_attempt: (name) => ({
    subject: 'لديكم حساب بالفعل',
    paragraphs: [
      greetingInArabic(name),
      'حاول أحدهم إنشاء حساب بهذا البريد الإلكتروني، ولديكم حساب به بالفعل. إن كنتم أنتم من حاول ذلك فسجّلوا الدخول، وإن نسيتم كلمة المرور فاختاروا كلمة جديدة.',
    ],
    action: 'اختيار كلمة مرور جديدة',
    after: [notYouInArabic],
  }),
  reset_password: (name) => ({
    subject: 'اختيار كلمة مرور جديدة',
    paragraphs: [
      greetingInArabic(name),
      'استخدموا هذا الرابط لاختيار كلمة مرور جديدة. الرابط صالح لمرة واحدة خلال 30 دقيقة.',
    ],
    action: 'اختيار كلمة مرور جديدة',
    after: [notYouInArabic],
  }),
  password_changed: (name) => ({
    subject: 'تم تغيير كلمة المرور',
    paragraphs: [
      greetingInArabic(name),
      'تم تغيير كلمة مرور حسابكم قبل قليل، وتسجيل الخروج من الأجهزة الأخرى.',
      'إن لم تكونوا أنتم من غيّرها فاختاروا كلمة مرور جديدة الآن وتواصلوا معنا.',
    ],
    action: 'اختيار كلمة مرور جديدة',
  }),
  passkey_added: (name) => ({
    subject: 'أُضيف مفتاح مرور إلى حسابكم',
    paragraphs: [
      greetingInArabic(name),
      'يمكنكم الآن تسجيل الدخول إلى حسابكم بمفتاح مرور جديد بدلاً من كلمة المرور.',
      'إن لم تكونوا أنتم من أضافه فاختاروا كلمة مرور جديدة الآن لإزالة كل مفاتيح المرور وتسجيل الخروج من كل الأجهزة.',
    ],
    action: 'اختيار كلمة مرور جديدة',
  }),
}

/** Kinds of emails about an account. */
export type AccountEmail = keyof typeof english

export const emailMessages: MessagesByLanguage<typeof english> = { en: english, ar: arabic }
