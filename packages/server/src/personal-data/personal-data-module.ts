import { seeDeletionRequest, withdrawDeletionRequest } from '#accounts/profile/deletion-request'
import { defineModule } from '#modules/define-module'
import { deleteOwnAccount, downloadOwnData } from '#personal-data/own-data'

export const personalDataModule = defineModule({
  name: 'personal-data',
  calls: {
    'POST /api/user/data': downloadOwnData,
    'POST /api/user/delete': deleteOwnAccount,
    'POST /api/user/deletion': seeDeletionRequest,
    'POST /api/user/deletion/withdraw': withdrawDeletionRequest,
  },
})
