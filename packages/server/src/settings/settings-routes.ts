import type { Answers } from '#http/api'
import { readSettings } from '#settings/read-settings'

export const settingsRoutes = {
  'GET /api/settings': readSettings,
} satisfies Answers
