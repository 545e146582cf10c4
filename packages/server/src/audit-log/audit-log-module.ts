import { exportChanges } from '#audit-log/export-changes'
import { listChanges } from '#audit-log/list-changes'
import { seeProductHistory } from '#audit-log/product-history'
import { undoChange } from '#audit-log/undo/undo-change'
import { defineModule } from '#modules/define-module'

export const auditLogModule = defineModule({
  name: 'audit-log',
  calls: {
    'GET /api/staff/audit-log': listChanges,
    'GET /api/staff/audit-log/export': exportChanges,
    'POST /api/staff/audit-log/undo': undoChange,
    'GET /api/staff/product/history': seeProductHistory,
  },
})
