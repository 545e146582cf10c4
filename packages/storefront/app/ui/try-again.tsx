import { clsx } from 'clsx'
import { Button } from '#ui/button.tsx'
import emptyStateStyles from '#ui/empty-state.module.css'
import textStyles from '#ui/text.module.css'

interface TryAgainProps {
  text: string
  hint: string
  action: string
  onTry(): void
}

/** Replaces content that failed to load; loaded content stays. */
export function TryAgain({ text, hint, action, onTry }: TryAgainProps) {
  return (
    <div className={clsx(emptyStateStyles.state, emptyStateStyles.tryAgain)} role="alert">
      <h2 className={textStyles.display}>{text}</h2>
      <p>{hint}</p>
      <Button look="outline" onClick={onTry}>
        {action}
      </Button>
    </div>
  )
}
