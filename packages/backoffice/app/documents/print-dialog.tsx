import { Icon } from '@little-dunes/design/icon.tsx'
import { MAX_DOCUMENTS } from '@little-dunes/domain/contract/staff/choices'
import { FileText, ReceiptText, Tag } from 'lucide'
import { documentsMessages as texts } from '#documents/documents-messages'
import { PAPER_KINDS, printAddress } from '#documents/print-address'
import styles from '#documents/print-dialog.module.css'
import { useDownloadDocuments } from '#documents/use-download-documents'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Chooses documents of these orders: slips and labels open as one print layout, tax documents download as a file. */
export function PrintDialog({ orderIds, onClose }: { orderIds: string[]; onClose(): void }) {
  const { busy, download } = useDownloadDocuments()
  return (
    <Dialog open onClose={onClose} title={texts.printTitle(orderIds.length)}>
      {orderIds.length > MAX_DOCUMENTS ? (
        <p>{texts.tooMany(MAX_DOCUMENTS)}</p>
      ) : (
        <>
          <p className={styles.hint}>{texts.printHint}</p>
          <ul className={styles.kinds}>
            {PAPER_KINDS.map((kind) => (
              <li key={kind}>
                <ButtonLink look="outline" size="large" wide to={printAddress(kind, orderIds)}>
                  <Icon node={kind === 'label' ? Tag : FileText} />
                  {texts.kinds[kind]}
                </ButtonLink>
              </li>
            ))}
            <li>
              <Button look="outline" size="large" wide busy={busy} onClick={() => download(orderIds)}>
                <Icon node={ReceiptText} />
                {texts.documents}
              </Button>
            </li>
          </ul>
        </>
      )}
    </Dialog>
  )
}
