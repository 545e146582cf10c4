import { Icon } from '@little-dunes/design/icon.tsx'
import { Check, Copy } from 'lucide'
import { type RefObject, useState } from 'react'
import { signInMessages as texts } from '#sign-in/sign-in-messages'
import { Button } from '#ui/button.tsx'

interface CopyButtonProps {
  text: string
  shown: RefObject<HTMLElement | null>
  children: string
}

export function CopyButton({ text, shown, children }: CopyButtonProps) {
  const [said, setSaid] = useState<string | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(texts.copied)
    } catch {
      // Pages without HTTPS have no clipboard: the text is selected instead, for the device's copy command.
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      setSaid(texts.selected)
    }
  }

  return (
    <>
      <Button look="outline" size="small" onClick={() => void copy()}>
        <Icon node={said === texts.copied ? Check : Copy} />
        {children}
      </Button>
      <span role="status">{said}</span>
    </>
  )
}
