import { staffMessages as texts } from '#staff/staff-messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/field.tsx'
import { copyText } from '#ui/toast/copy-text'

/** A link for a team member, and the address to which it was emailed, if any. */
export interface IssuedLink {
  link: string
  emailedTo: string | null
}

/** A link to pass on, shown once. */
export function LinkDialog({ link, emailedTo, onClose }: IssuedLink & { onClose(): void }) {
  return (
    <Dialog
      onClose={onClose}
      title={emailedTo === null ? texts.linkTitle : texts.invited}
      actions={
        <>
          <Button look="outline" onClick={() => void copyText(link, texts.copied)}>
            {texts.copy}
          </Button>
          <Button onClick={onClose}>{texts.done}</Button>
        </>
      }
    >
      <p>{emailedTo === null ? texts.linkText : texts.linkEmailed(emailedTo)}</p>
      <TextField
        label={texts.link}
        value={link}
        readOnly
        dir="ltr"
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  )
}
