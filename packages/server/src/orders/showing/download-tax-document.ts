import { isRefusal } from '@little-dunes/domain/messages/failures'
import type { Operation } from '#http/perform-call'
import { taxDocumentFile } from '#orders/showing/pdf/tax-document-file'
import { loadLinkedDocument, loadOwnDocument } from '#orders/showing/show-tax-document'

const asFile = async (found: Awaited<ReturnType<typeof loadOwnDocument>>) =>
  isRefusal(found) ? found : { success: true as const, ...(await taxDocumentFile([found.document])) }

/** A tax invoice or credit note of an own order as PDF. */
export const downloadTaxDocument: Operation<'POST /api/order/document-file'> = async (shop, caller, input) =>
  asFile(await loadOwnDocument(shop, caller.id, input))

/** The same for whoever has the link of a mail. */
export const downloadLinkedTaxDocument: Operation<'POST /api/order/document-file-linked'> = async (
  shop,
  _caller,
  input,
) => asFile(await loadLinkedDocument(shop, input))
