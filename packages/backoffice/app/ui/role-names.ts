import type { StaffRole } from '@little-dunes/domain/accounts/permissions'
import { type MessagesByLanguage, textsOf } from '#platform/messages'

const english: Record<StaffRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  packer: 'Packer',
  viewer: 'Viewer',
}

const catalogue: MessagesByLanguage<typeof english> = { en: english }

/** What the roles of the staff are called. */
export const roleNames = textsOf(catalogue)
