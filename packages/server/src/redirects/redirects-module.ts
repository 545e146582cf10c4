import { defineModule } from '#modules/define-module'
import {
  addRedirect,
  exportRedirects,
  importRedirects,
  listRedirects,
  removeRedirect,
} from '#redirects/staff/redirects'

export const redirectsModule = defineModule({
  name: 'redirects',
  calls: {
    'GET /api/staff/redirects': listRedirects,
    'POST /api/staff/redirects/add': addRedirect,
    'POST /api/staff/redirects/remove': removeRedirect,
    'POST /api/staff/redirects/import': importRedirects,
    'POST /api/staff/redirects/export': exportRedirects,
  },
})
