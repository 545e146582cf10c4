/** True for a picture that failed to load, even before the script could hear its `error` event. */
export const isPictureBroken = ({ complete, naturalWidth }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0
