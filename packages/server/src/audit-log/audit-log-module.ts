import { exportChanges } from '#audit-log/export-changes'
import { listChanges } from '#audit-log/list-changes'
import { seeProductHistory } from '#audit-log/product-history'
import { undoChange } from '#audit-log/undo/undo-change'
import { defineModule } from '#modules/define-module'

export const auditLogModule = defineModule({
  name: 'audit-log',
  calls: {
    'GET /api/staff/trail': listChanges,
    'GET /api/staff/trail/export': exportChanges,
    'POST /api/staff/trail/undo': undoChange,
    'GET /api/staff/product/history': seeProductHistory,
  },
})
