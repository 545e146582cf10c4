import { defineModule } from '#modules/define-module'
import { WEBHOOK_JOBS } from '#webhooks/deliver-webhooks'
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  retryDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '#webhooks/staff/change-webhooks'
import { listDeliveries, listWebhooks } from '#webhooks/staff/see-webhooks'

export const webhooksModule = defineModule({
  name: 'webhooks',
  calls: {
    'GET /api/staff/webhooks': listWebhooks,
    'GET /api/staff/webhooks/deliveries': listDeliveries,
    'POST /api/staff/webhooks/create': createWebhook,
    'POST /api/staff/webhooks/change': changeWebhook,
    'POST /api/staff/webhooks/rotate': rotateWebhookSecret,
    'POST /api/staff/webhooks/remove': removeWebhook,
    'POST /api/staff/webhooks/test': testWebhook,
    'POST /api/staff/webhooks/retry': retryDelivery,
  },
  separateJobs: WEBHOOK_JOBS,
})
