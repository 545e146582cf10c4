import { defineModule } from '#modules/define-module'
import { readSettings } from '#settings/read-settings'
import { changeCarriers, seeCarriers } from '#settings/staff/change-carriers'
import { changeDeliveryPlan, seeDeliveryPlan } from '#settings/staff/change-delivery-plan'
import { changeEmailTexts, seeEmailTexts } from '#settings/staff/change-email-texts'
import { changeSearchWords, seeSearchWords } from '#settings/staff/change-search-words'
import { changeSettings, seeSettings } from '#settings/staff/change-settings'
import { changeSizeChart, seeSizeChart } from '#settings/staff/change-size-chart'

export const settingsModule = defineModule({
  name: 'settings',
  calls: {
    'GET /api/settings': readSettings,
    'GET /api/staff/settings': seeSettings,
    'POST /api/staff/settings': changeSettings,
    'GET /api/staff/search-words': seeSearchWords,
    'POST /api/staff/search-words': changeSearchWords,
    'GET /api/staff/carriers': seeCarriers,
    'POST /api/staff/carriers': changeCarriers,
    'GET /api/staff/delivery-plan': seeDeliveryPlan,
    'POST /api/staff/delivery-plan': changeDeliveryPlan,
    'GET /api/staff/email-texts': seeEmailTexts,
    'POST /api/staff/email-texts': changeEmailTexts,
    'GET /api/staff/size-chart': seeSizeChart,
    'POST /api/staff/size-chart': changeSizeChart,
  },
})
