import { Icon, type IconNode } from '@little-dunes/design/icon.tsx'
import { Download } from 'lucide'
import { type ComponentProps, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { showError } from '#ui/toast/toast-store'

type ExportButtonProps = Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> & {
  icon?: IconNode
  save(): Promise<unknown>
}

export function ExportButton({ icon = Download, save, children, ...button }: ExportButtonProps) {
  const [busy, setBusy] = useState(false)

  function start() {
    setBusy(true)
    save()
      .catch(showError)
      .finally(() => setBusy(false))
  }

  return (
    <Button look="outline" {...button} busy={busy} onClick={start}>
      <Icon node={icon} />
      {children}
    </Button>
  )
}
