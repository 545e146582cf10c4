import { LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { type InvitationEmail, invitationEmail } from '@little-dunes/domain/messages/invitation-email'
import { and, eq, isNull } from 'drizzle-orm'
import type { EmailLoader } from '#emails/send-emails'
import { readShopName } from '#settings/read-shop-name'
import { addInvitation, invitationLink } from '#staff/members/invite'
import { staff } from '#staff/staff-tables'

/**
 * Email to a member who has not accepted an invitation yet. Each sending makes a new link besides the one shown to the
 * inviting member, so the queue contains no secret. The first link used ends the others.
 */
export const INVITATION_EMAILS: Record<InvitationEmail, EmailLoader> = {
  staff_invitation: async (shop, { about, to, language, origin }) => {
    if (about === null) return null
    const isInvited = and(eq(staff.id, about), eq(staff.email, to), isNull(staff.passwordHash))
    const [invited] = await shop.db.select({ id: staff.id }).from(staff).where(isInvited)
    if (!invited) return null
    const read = LANGUAGES.find((known) => known === language) ?? LANGUAGES[0]
    const shopName = (await readShopName(shop))[read]
    const { action, ...texts } = invitationEmail[read]({ shopName })
    const token = await addInvitation(shop.db, invited.id, shop.now())
    return { ...texts, action: { label: action, url: invitationLink(origin, token) } }
  },
}
