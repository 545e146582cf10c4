import type { TeamMember } from '@little-dunes/domain/contract/staff/member-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { call } from '#platform/client'
import { staffMessages as texts } from '#staff/staff-messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showError, showToast } from '#ui/toast/toast-store'

/** Asks before somebody is removed: that cannot be taken back. */
export function RemoveDialog({ member, onClose }: { member: TeamMember; onClose(): void }) {
  const name = member.name || member.email

  async function remove() {
    const answer = await call('POST /api/staff/members/remove', { id: member.id })
    if (isWireRefusal(answer)) showError(answer.message)
    else showToast(texts.removed(name))
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.removeTitle(name)}
      cancel={texts.cancel}
      actions={
        <Button look="danger" onClick={() => remove().catch(showError)}>
          {texts.remove}
        </Button>
      }
    >
      <p>{texts.removeText}</p>
    </Dialog>
  )
}
