export const reviewsMessages = {
  title: 'Reviews',
  context: (open: number) =>
    open === 0
      ? 'Every review has an answer.'
      : open === 1
        ? '1 without an answer'
        : `${open} without an answer`,
  views: 'Views',
  view: { open: 'Without answer', all: 'All', hidden: 'Hidden' },
  nothing: {
    open: 'Every review has an answer.',
    all: 'Nobody has written a review yet.',
    hidden: 'Nothing is hidden.',
  },
  starsOf: (stars: number) => `${stars} of 5 stars`,
  fits: { small: 'fits small', true: 'fits true to size', large: 'fits large' },
  bought: (size: string) => `bought ${size}`,
  childWears: (size: string) => `child wears ${size}`,
  helpful: (count: number) => `${count} found it helpful`,
  noWords: 'Without words.',
  hiddenTag: 'Hidden',
  answerLabel: (name: string) => `Answer to ${name}`,
  answerHint: 'Shown below the review, in the name of the shop.',
  save: 'Publish the answer',
  saved: 'The answer is on the page.',
  removed: 'The answer is removed.',
  hide: 'Hide',
  show: 'Show again',
  hidden: 'The review is hidden and no longer counted.',
  shown: 'The review is shown again.',
  photo: (at: number) => `Picture ${at}`,
  hidePhoto: (at: number) => `Hide picture ${at}`,
  showPhoto: (at: number) => `Show picture ${at} again`,
  photoHidden: 'The picture is hidden.',
  photoShown: 'The picture is shown again.',
  undo: 'Undo',
}
