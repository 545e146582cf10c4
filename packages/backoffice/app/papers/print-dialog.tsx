import { Icon } from '@little-dunes/design/icon.tsx'
import { MOST_PAPERS } from '@little-dunes/domain/contract/staff/paper-calls'
import { FileText, Tag } from 'lucide'
import { papersMessages } from '#papers/papers-messages'
import { PAPER_KINDS, printAddress } from '#papers/print-address'
import styles from '#papers/print-dialog.module.css'
import { textsOf } from '#platform/messages'
import { ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

const texts = textsOf(papersMessages)

/** Which papers of these orders are printed; opens them as one document. */
export const PrintDialog = ({ orderIds, onClose }: { orderIds: string[]; onClose(): void }) => (
  <Dialog open onClose={onClose} title={texts.printTitle(orderIds.length)}>
    {orderIds.length > MOST_PAPERS ? (
      <p>{texts.tooMany(MOST_PAPERS)}</p>
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
        </ul>
      </>
    )}
  </Dialog>
)
