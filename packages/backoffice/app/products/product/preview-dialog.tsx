import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { languagePath } from '@little-dunes/domain/paths'
import { ExternalLink } from 'lucide'
import { useState } from 'react'
import { call } from '#platform/client'
import { localText, parseMoment } from '#platform/dubai-time'
import { formatDateTime } from '#platform/format'
import styles from '#products/product/preview-dialog.module.css'
import { plannedMoments } from '#products/product/preview-moments'
import { productMessages } from '#products/product/product-messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DateTimeField } from '#ui/form/date-field.tsx'
import { focusFirstWrong } from '#ui/form/first-wrong'
import { showError } from '#ui/toast/toast-store'

const texts = productMessages.preview

export function PreviewDialog({ product, onClose }: { product: WholeProduct; onClose(): void }) {
  const [at, setAt] = useState('')
  const [busy, setBusy] = useState(false)

  /** Opens the tab within the click, because browsers block it later. */
  async function open(language: Language) {
    const moment = parseMoment(at)
    if (Number.isNaN(moment)) return focusFirstWrong()
    const tab = window.open('about:blank')
    setBusy(true)
    try {
      const answer = await call('POST /api/staff/product/preview', {
        productId: product.id,
        at: moment,
      })
      if (isWireRefusal(answer)) {
        tab?.close()
        showError(answer.message)
      } else if (tab) tab.location.href = languagePath(language, answer.path)
    } catch (error) {
      tab?.close()
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      onClose={onClose}
      title={texts.open}
      actions={LANGUAGES.map((language) => (
        <Button
          key={language}
          look={language === LANGUAGES[0] ? 'filled' : 'outline'}
          busy={busy}
          onClick={() => void open(language)}
        >
          <Icon node={ExternalLink} />
          {texts.openIn(texts.languages[language])}
        </Button>
      ))}
    >
      <DateTimeField label={texts.at} empty="now" value={at} onChange={({ target }) => setAt(target.value)} />
      <div className={styles.planned}>
        {plannedMoments(product, Date.now()).map(({ name, at: moment }) => (
          <Button key={name} look="outline" size="small" onClick={() => setAt(localText(moment))}>
            {texts.moments[name](formatDateTime(moment))}
          </Button>
        ))}
      </div>
      <p className={styles.note}>{texts.note}</p>
    </Dialog>
  )
}
