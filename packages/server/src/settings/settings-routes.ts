import type { Api } from '#http/api'
import { readSettings } from '#settings/read-settings'

export function settingsRoutes(api: Api): void {
  api.answer('GET /api/settings', readSettings)
}
