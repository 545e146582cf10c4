import { Button } from '#ui/button.tsx'

interface TryAgainProps {
  text: string
  hint: string
  action: string
  onTry(): void
}

/** In place of what could not be fetched; nothing that was there before is lost. */
export function TryAgain({ text, hint, action, onTry }: TryAgainProps) {
  return (
    <div className="empty-state try-again" role="alert">
      <h2 className="display">{text}</h2>
      <p>{hint}</p>
      <Button look="outline" onClick={onTry}>
        {action}
      </Button>
    </div>
  )
}
