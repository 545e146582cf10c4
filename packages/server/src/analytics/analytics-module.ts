import { FIGURE_JOBS } from '#analytics/daily/merge-figures'
import { recordMissedSearch } from '#analytics/daily/record-missed-search'
import { exportFigures } from '#analytics/export-figures'
import { seeFigures } from '#analytics/see-figures'
import { defineModule } from '#modules/define-module'

export const analyticsModule = defineModule({
  name: 'analytics',
  calls: {
    'POST /api/product/missed-search': recordMissedSearch,
    'GET /api/staff/figures': seeFigures,
    'GET /api/staff/figures/file': exportFigures,
  },
  jobs: FIGURE_JOBS,
})
