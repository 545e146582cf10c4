import { adjustStock, adjustStocks } from '#inventory/adjust-stock'
import { setCounted } from '#inventory/count-size'
import { countStock } from '#inventory/count-stock'
import { listLevels } from '#inventory/list-levels'
import { listMovements } from '#inventory/list-movements'
import { discardCount, pauseCount, seePausedCount } from '#inventory/pause-count'
import { findSizes, seeShelves, seeSizesToCount } from '#inventory/see-shelves'
import { exportStockLedger, seeStockLedger } from '#inventory/stock-ledger'
import { defineModule } from '#modules/define-module'

export const inventoryModule = defineModule({
  name: 'inventory',
  calls: {
    'GET /api/staff/stock/count/paused': seePausedCount,
    'POST /api/staff/stock/count/discard': discardCount,
    'POST /api/staff/stock/count/pause': pauseCount,
    'GET /api/staff/stock/levels': listLevels,
    'GET /api/staff/stock/shelves': seeShelves,
    'GET /api/staff/stock/sizes': seeSizesToCount,
    'POST /api/staff/stock/find': findSizes,
    'GET /api/staff/stock/movements': listMovements,
    'GET /api/staff/stock/ledger': seeStockLedger,
    'GET /api/staff/stock/ledger/file': exportStockLedger,
    'POST /api/staff/stock/move': adjustStock,
    'POST /api/staff/stock/moves': adjustStocks,
    'POST /api/staff/stock/count': countStock,
    'POST /api/staff/stock/counted': setCounted,
  },
})
