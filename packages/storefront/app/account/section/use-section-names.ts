import { accountMessages } from '#account/account-messages'
import { detailsMessages } from '#account/details/details-messages'
import type { ProfileSection } from '#account/section/former-anchors'
import { useMessages } from '#platform/messages'

/** Names of rows and headings of their pages. */
export function useSectionNames(): Record<ProfileSection, string> {
  const { passwordAndPasskeys: password, devices, news: emails } = useMessages(accountMessages)
  const { details, children, data } = useMessages(detailsMessages)
  return { details, password, devices, children, emails, data }
}
