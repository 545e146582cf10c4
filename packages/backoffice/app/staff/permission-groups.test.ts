import { PERMISSIONS } from '@little-dunes/domain/accounts/permissions'
import { expect, test } from 'vitest'
import { PERMISSION_GROUPS } from '#staff/permission-groups'

test('every permission except a member’s own account can be chosen once', () => {
  const shown = PERMISSION_GROUPS.flatMap(({ permissions }) => permissions)
  expect(shown.toSorted()).toEqual(PERMISSIONS.filter((one) => one !== 'account:own').toSorted())
})
