import type { PersonalData } from '@little-dunes/domain/accounts/personal-data'
import { passwordProblem } from '@little-dunes/domain/accounts/sign-up'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { isCommonPassword } from '#accounts/password/common-passwords'
import { readShopName } from '#settings/read-shop-name'
import type { Shop } from '#shop'

/** Returns the reason to refuse a new password (D-30), or null. */
export async function checkNewPassword(
  shop: Pick<Shop, 'db'>,
  password: string,
  personalData: PersonalData,
): Promise<Refusal | null> {
  const problem = passwordProblem(password, personalData, Object.values(await readShopName(shop)))
  if (problem) return refuse('invalid_form', { fields: { password: problem } })
  return (await isCommonPassword(password)) ? refuse('password_common') : null
}
