import type { MessagesByLanguage } from '#i18n/languages'

const english = ({ shopName }: { shopName: string }) => ({
  subject: `You're invited to the ${shopName} team`,
  paragraphs: [
    'Hello,',
    `You're invited to work in the back office of ${shopName}. Choose a password and set up an authenticator app to get started.`,
  ],
  action: 'Accept invitation',
  after: [
    "The link works once, for 48 hours. If it has expired, ask the shop for a new one. If you weren't expecting this email, you can ignore it.",
  ],
})

const arabic: typeof english = ({ shopName }) => ({
  subject: `دعوة إلى فريق ${shopName}`,
  paragraphs: [
    'مرحباً،',
    `أنتم مدعوون إلى العمل في لوحة إدارة ${shopName}. للبدء اختاروا كلمة مرور وأعدّوا تطبيق المصادقة.`,
  ],
  action: 'قبول الدعوة',
  after: [
    'الرابط صالح لمرة واحدة خلال 48 ساعة. إذا انتهت صلاحيته فاطلبوا رابطاً جديداً من المتجر. إذا لم تكونوا بانتظار هذه الرسالة فيمكنكم تجاهلها.',
  ],
})

/** The kind of email that invites a member of staff. */
export type InvitationEmail = 'staff_invitation'

/** The email with the link of an invitation. */
export const invitationEmail: MessagesByLanguage<typeof english> = { en: english, ar: arabic }
