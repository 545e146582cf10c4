import type { Answers } from '#http/api'
import { deleteOwnAccount, downloadOwnData } from '#personal-data/own-data'

export const personalDataRoutes = {
  'POST /api/user/data': downloadOwnData,
  'POST /api/user/delete': deleteOwnAccount,
} satisfies Answers
