import { cropPosition, type FocalPoint } from '@little-dunes/domain/catalogue/pictures/focal-point'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useEffect, useState } from 'react'
import { call, load } from '#platform/client'
import styles from '#products/product/pictures/focal-point-dialog.module.css'
import { focalPointMessages as texts } from '#products/product/pictures/focal-point-messages'
import { FocalPointPicker } from '#products/product/pictures/focal-point-picker.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showError, showToast } from '#ui/toast/toast-store'

type Seen = ReplyOf<'GET /api/staff/picture/focus'>
type Source = NonNullable<Seen['source']>

interface FocalPointDialogProps {
  address: string
  /** Receives the address of the cropped picture. */
  onChosen(address: string): void
  onClose(): void
}

const CardPreview = ({ source, focus }: { source: Source; focus: FocalPoint | null }) => (
  <figure className={styles.card}>
    <img
      src={source.address}
      alt=""
      className={focus === null ? styles.whole : undefined}
      style={focus === null ? undefined : { objectPosition: cropPosition(source, focus) }}
    />
    <figcaption>{texts.card}</figcaption>
  </figure>
)

/** Chooses the part of a picture that stays visible when the shop crops it. */
export function FocalPointDialog({ address, onChosen, onClose }: FocalPointDialogProps) {
  const [seen, setSeen] = useState<Seen | null>(null)
  const [focus, setFocus] = useState<FocalPoint | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    load('GET /api/staff/picture/focus', { address }).then((loaded) => {
      setSeen(loaded)
      setFocus(loaded.focus)
    }, showError)
  }, [address])

  async function use() {
    setBusy(true)
    try {
      const answer = await call('POST /api/staff/picture/focus', { address, focus })
      if (isWireRefusal(answer)) return showError(answer.message)
      onChosen(answer.address)
      showToast(texts.used)
      onClose()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  const source = seen?.source ?? null
  return (
    <Dialog
      onClose={onClose}
      title={texts.title}
      actions={
        source && (
          <>
            <Button look="outline" disabled={focus === null} onClick={() => setFocus(null)}>
              {texts.showWhole}
            </Button>
            <Button busy={busy} onClick={() => void use()}>
              {texts.use}
            </Button>
          </>
        )
      }
    >
      {seen === null && <p role="status">{texts.loading}</p>}
      {seen !== null && source === null && <p>{texts.same}</p>}
      {source && (
        <>
          <p className={styles.hint}>{texts.hint}</p>
          <div className={styles.choice}>
            <FocalPointPicker source={source} focus={focus} onChange={setFocus} />
            <CardPreview source={source} focus={focus} />
          </div>
        </>
      )}
    </Dialog>
  )
}
