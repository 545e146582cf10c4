import { removeDemo, seeDemo } from '#demo/manage-demo'
import { defineModule } from '#modules/define-module'

export const demoModule = defineModule({
  name: 'demo',
  calls: {
    'GET /api/staff/demo': seeDemo,
    'POST /api/staff/demo/remove': removeDemo,
  },
})
