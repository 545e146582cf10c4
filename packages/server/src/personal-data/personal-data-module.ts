import { seeDeletionRequest, withdrawDeletionRequest } from '#accounts/profile/deletion-request'
import { defineModule } from '#modules/define-module'
import { deleteAccount, downloadPersonalData } from '#personal-data/personal-data'

export const personalDataModule = defineModule({
  name: 'personal-data',
  calls: {
    'POST /api/user/data': downloadPersonalData,
    'POST /api/user/delete': deleteAccount,
    'POST /api/user/deletion': seeDeletionRequest,
    'POST /api/user/deletion/withdraw': withdrawDeletionRequest,
  },
})
