/** The place of a card that is still to come: its own geometry, so that nothing moves when it is there. */
export function CardSkeleton() {
  return (
    <div className="card" aria-hidden="true">
      <div className="card-picture skeleton" />
      <p className="card-name">&nbsp;</p>
      <p className="price">&nbsp;</p>
    </div>
  )
}
