import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { PhoneCodeSender } from '#shop'

/** Local replacement for a text message provider: writes codes to `phone-codes/{number}.txt` in the data folder. */
export function filePhoneCodeSender(dataFolder: string): PhoneCodeSender {
  const folder = path.join(dataFolder, 'phone-codes')
  return {
    async send(phone, text) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await appendFile(path.join(folder, `${phone.replace(/\D/g, '')}.txt`), `${text}\n`, { mode: 0o600 })
    },
  }
}
