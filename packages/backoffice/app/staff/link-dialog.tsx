import { staffMessages as texts } from '#staff/staff-messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/field.tsx'
import { copyText } from '#ui/toast/copy-text'

/** A link to hand over, shown once. */
export function LinkDialog({ link, onClose }: { link: string; onClose(): void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.linkTitle}
      actions={
        <>
          <Button look="outline" onClick={() => void copyText(link, texts.copied)}>
            {texts.copy}
          </Button>
          <Button onClick={onClose}>{texts.done}</Button>
        </>
      }
    >
      <p>{texts.linkText}</p>
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
