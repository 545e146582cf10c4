import { Icon } from '@little-dunes/design/icon.tsx'
import type { WireTaxDocument } from '@little-dunes/domain/contract/orders/tax-document'
import { orderPath, PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { Download, FileCode, Printer } from 'lucide'
import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { RequireSignIn } from '#account/require-sign-in.tsx'
import { saveEInvoice, saveTaxDocument } from '#orders/documents/save-tax-document'
import { taxDocumentMessages } from '#orders/documents/tax-document-messages'
import styles from '#orders/documents/tax-document-page.module.css'
import { TaxDocumentPaper } from '#orders/documents/tax-document-paper.tsx'
import { useOrderLinkKey } from '#orders/page/use-order-page'
import { useParams } from '#platform/address/address'
import { call } from '#platform/client'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import emptyStateStyles from '#ui/empty-state.module.css'
import layoutStyles from '#ui/layout.module.css'
import { Loader } from '#ui/loading/loader.tsx'
import textStyles from '#ui/text.module.css'
import { showToast } from '#ui/toast/toast-store'
import { TryAgain } from '#ui/try-again.tsx'

type Missing = 'failed' | 'unknown'

interface DocumentProps {
  number: string
  name: string
  orderKey: string | null
}

interface SaveButtonProps extends DocumentProps, Pick<ComponentProps<typeof Button>, 'look' | 'children'> {
  onSave: typeof saveTaxDocument
}

function SaveButton({ number, name: document, orderKey, onSave, look, children }: SaveButtonProps) {
  const t = useMessages(taxDocumentMessages)
  const [busy, setBusy] = useState(false)
  async function save() {
    if (busy) return
    setBusy(true)
    const isSaved = await onSave({ number, document }, orderKey).catch(() => false)
    if (!isSaved) showToast(t.notSaved, { kind: 'error' })
    setBusy(false)
  }
  return (
    <Button size="small" look={look} aria-busy={busy} onClick={() => void save()}>
      {children}
    </Button>
  )
}

function Document({ number, name, orderKey: key }: DocumentProps) {
  const t = useMessages(taxDocumentMessages)
  const [document, setDocument] = useState<WireTaxDocument | null>(null)
  const [missing, setMissing] = useState<Missing | null>(null)

  const load = useCallback(async () => {
    setMissing(null)
    const asked = { number, document: name }
    const answer = await (key
      ? call('POST /api/order/document-linked', { ...asked, key })
      : call('POST /api/order/document', asked)
    ).catch(() => null)
    setDocument(answer?.success ? answer.document : null)
    if (!answer?.success) setMissing(answer ? 'unknown' : 'failed')
  }, [number, name, key])
  useEffect(() => void load(), [load])

  if (document) {
    return (
      <>
        <div className={styles.actions}>
          <SaveButton number={number} name={name} orderKey={key} onSave={saveTaxDocument}>
            <Icon node={Download} />
            {t.download}
          </SaveButton>
          {document.hasEInvoice && (
            <SaveButton number={number} name={name} orderKey={key} onSave={saveEInvoice} look="outline">
              <Icon node={FileCode} />
              {t.eInvoice}
            </SaveButton>
          )}
          <Button size="small" look="outline" onClick={() => window.print()}>
            <Icon node={Printer} />
            {t.print}
          </Button>
        </div>
        <TaxDocumentPaper document={document} />
      </>
    )
  }
  if (missing === 'failed')
    return <TryAgain text={t.failed} hint={t.failedHint} action={t.tryAgain} onTry={() => void load()} />
  if (missing === null) return <Loader text={t.loading} />
  return (
    <div className={emptyStateStyles.state}>
      <h1 className={textStyles.display}>{t.notFound}</h1>
      <p>{t.notFoundHint}</p>
      <ButtonLink to={orderPath(number, key ?? undefined)}>{t.toOrder}</ButtonLink>
    </div>
  )
}

/** A tax invoice or credit note to read, print or save as PDF. */
export default function TaxDocumentPage() {
  const t = useMessages(taxDocumentMessages)
  const { number = '', document: name = '' } = useParams()
  const key = useOrderLinkKey()
  const shown = <Document number={number} name={name} orderKey={key} />
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage)}>
      <PageTitle>{name}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className={styles.way}>
        <Breadcrumbs
          steps={[
            { label: t.home, to: PATHS.home },
            { label: t.orders, to: PATHS.orders },
            { label: number, to: orderPath(number, key ?? undefined) },
            { label: name },
          ]}
        />
      </div>
      {key === null ? (
        <RequireSignIn waiting={<Loader text={t.loading} />} guests="ordering">
          {shown}
        </RequireSignIn>
      ) : (
        shown
      )}
    </div>
  )
}
