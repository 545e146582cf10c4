import { showToast } from '#ui/toast/toast-store'
import { uiMessages } from '#ui/ui-messages'

/**
 * Copies a text and confirms it. Pages without HTTPS have no clipboard: there the text is shown for copying by hand.
 */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(copied)
  } catch {
    showToast(uiMessages.copyByHand(text), { kind: 'error' })
  }
}
