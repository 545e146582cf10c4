import { useCallback, useEffect, useState } from 'react'
import { accountMessages } from '#account/account-messages'
import { type Device, DeviceList } from '#account/security/device-list.tsx'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import skeletonStyles from '#ui/loading/skeleton.module.css'
import { TryAgain } from '#ui/try-again.tsx'

/** The server's list of devices; a reload keeps the previous list on screen. */
function useDevices() {
  const [devices, setDevices] = useState<readonly Device[] | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    call('POST /api/user/sessions', {}).then(
      (answer) => (answer.success ? setDevices(answer.sessions) : setFailed(true)),
      () => setFailed(true),
    )
  }, [])
  useEffect(load, [load])
  return { devices, failed, load }
}

export function Devices() {
  const t = useMessages(accountMessages)
  const { devices, failed, load } = useDevices()
  if (devices) return <DeviceList devices={devices} onEnded={load} />
  if (failed)
    return <TryAgain text={t.devicesFailed} hint={t.ordersFailedHint} action={t.tryAgain} onTry={load} />
  return (
    <div role="status" aria-label={t.loadingDevices}>
      <div className={skeletonStyles.block} />
    </div>
  )
}
