import type { TeamMember } from '@little-dunes/domain/contract/staff/member-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { call } from '#platform/client'
import type { IssuedLink } from '#staff/link-dialog.tsx'
import { staffMessages as texts } from '#staff/staff-messages'
import { Dialog } from '#ui/dialog.tsx'
import { showError, showToast } from '#ui/toast/toast-store'

export type MemberQuestion = 'newLink' | 'signOut' | 'remove'

const QUESTIONS = {
  newLink: { title: texts.newLinkTitle, text: texts.newLinkText, action: texts.newLink, look: 'filled' },
  signOut: {
    title: texts.signOutTitle,
    text: texts.signOutText,
    action: texts.signOutEverywhere,
    look: 'filled',
  },
  remove: { title: texts.removeTitle, text: texts.removeText, action: texts.remove, look: 'danger' },
} as const

interface Props {
  question: MemberQuestion
  member: TeamMember
  onLink(issued: IssuedLink): void
  onClose(): void
}

/** Asks before the access of a team member ends, which cannot be undone. */
export function MemberDialog({ question, member, onLink, onClose }: Props) {
  const name = member.name || member.email
  const { title, text, action, look } = QUESTIONS[question]
  const { id } = member

  const acts: Record<MemberQuestion, () => Promise<void>> = {
    async newLink() {
      const answer = await call('POST /api/staff/members/reset', { id })
      if (isWireRefusal(answer)) return showError(answer.message)
      onClose()
      onLink({ link: answer.link, emailedTo: answer.emailedTo })
    },
    async signOut() {
      const answer = await call('POST /api/staff/members/sign-out', { id })
      if (isWireRefusal(answer)) showError(answer.message)
      else showToast(texts.signedOut(name))
      onClose()
    },
    async remove() {
      const answer = await call('POST /api/staff/members/remove', { id })
      if (isWireRefusal(answer)) showError(answer.message)
      else showToast(texts.removed(name))
      onClose()
    },
  }

  return (
    <Dialog
      onClose={onClose}
      title={title(name)}
      cancel={texts.cancel}
      action={{ label: action, look, onClick: () => acts[question]().catch(showError) }}
    >
      <p>{text}</p>
    </Dialog>
  )
}
