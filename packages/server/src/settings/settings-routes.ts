import type { Api } from '#platform/answer'
import { readSettings } from '#settings/read-settings'

export function settingsRoutes(api: Api): void {
  api.answer('GET /api/settings', readSettings)
}
