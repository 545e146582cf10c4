import { staffMessages as texts } from '#staff/staff-messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/field.tsx'
import { showError, showToast } from '#ui/toast/toast-store'

/** A link to hand over, shown once. */
export function LinkDialog({ link, onClose }: { link: string; onClose(): void }) {
  const copy = () => navigator.clipboard.writeText(link).then(() => showToast(texts.copied), showError)
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.linkTitle}
      actions={
        <>
          <Button look="outline" onClick={copy}>
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
