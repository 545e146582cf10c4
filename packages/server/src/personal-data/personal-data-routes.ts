import type { Api } from '#http/api'
import { deleteOwnAccount, downloadOwnData } from '#personal-data/own-data'

export function personalDataRoutes(api: Api): void {
  api.answer('POST /api/user/data', downloadOwnData)
  api.answer('POST /api/user/delete', deleteOwnAccount)
}
