import { ANALYTICS_JOBS } from '#analytics/daily/merge-analytics'
import { recordMissedSearch } from '#analytics/daily/record-missed-search'
import { exportAnalytics } from '#analytics/export-analytics'
import { seeAnalytics } from '#analytics/see-analytics'
import { defineModule } from '#modules/define-module'

export const analyticsModule = defineModule({
  name: 'analytics',
  calls: {
    'POST /api/product/missed-search': recordMissedSearch,
    'GET /api/staff/analytics': seeAnalytics,
    'GET /api/staff/analytics/file': exportAnalytics,
  },
  jobs: ANALYTICS_JOBS,
})
