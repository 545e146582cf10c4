import { listProblems } from '#home/list-problems'
import { seeLowStock } from '#home/low-stock-sizes'
import { retryProblem } from '#home/retry-problem'
import { seeHome } from '#home/see-home'
import { seeSales } from '#home/see-sales'
import { seeWaitingWork } from '#home/see-waiting-work'
import { defineModule } from '#modules/define-module'

export const homeModule = defineModule({
  name: 'home',
  calls: {
    'GET /api/staff/today': seeHome,
    'GET /api/staff/waiting': seeWaitingWork,
    'GET /api/staff/today/sales': seeSales,
    'GET /api/staff/problems': listProblems,
    'POST /api/staff/problems/retry': [retryProblem, { beyondTransaction: true }],
    'GET /api/staff/stock/low': seeLowStock,
  },
})
