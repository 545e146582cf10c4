/** A picture that will not be shown, also to a script that came too late for its `error` event. */
export const isPictureBroken = ({ complete, naturalWidth }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0
