import { downloadDocuments } from '#documents/download-documents'
import { downloadStaffEInvoice } from '#documents/download-e-invoice'
import { seePackingSlips } from '#documents/see-packing-slips'
import { seeReturnLabel } from '#documents/see-return-label'
import { defineModule } from '#modules/define-module'

export const documentsModule = defineModule({
  name: 'documents',
  calls: {
    'GET /api/staff/orders/packing-slips': seePackingSlips,
    'GET /api/staff/return/label': seeReturnLabel,
    'GET /api/staff/orders/documents': downloadDocuments,
    'GET /api/staff/orders/e-invoice': downloadStaffEInvoice,
  },
})
