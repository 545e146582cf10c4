import emptyStateStyles from '#ui/empty-state.module.css'
/** A decorative scene above the text of an empty page. */
export function EmptyIllustration({ scene }: { scene: 'spot-1' | 'spot-2' | 'spot-3' | 'spot-4' }) {
  return (
    <img
      src={`/pictures/${scene}.avif`}
      width={260}
      height={325}
      alt=""
      className={emptyStateStyles.picture}
    />
  )
}
