import { seeDeletionRequest, withdrawDeletionRequest } from '#accounts/profile/deletion-request'
import type { Answers } from '#http/api'
import { deleteOwnAccount, downloadOwnData } from '#personal-data/own-data'

export const personalDataRoutes = {
  'POST /api/user/data': downloadOwnData,
  'POST /api/user/delete': deleteOwnAccount,
  'POST /api/user/deletion': seeDeletionRequest,
  'POST /api/user/deletion/withdraw': withdrawDeletionRequest,
} satisfies Answers
