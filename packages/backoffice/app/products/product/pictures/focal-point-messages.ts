export const focalPointMessages = {
  title: 'Focal point',
  hint: 'Click the part that must stay visible, or use the arrow keys. Hold Shift for bigger steps.',
  picture: 'Whole image',
  at: (across: number, down: number) => `${across}% from the left, ${down}% from the top`,
  whole: 'Shown whole on white',
  card: 'On a card',
  same: 'This image already has the right shape, so nothing is cropped.',
  loading: 'Loading image…',
  showWhole: 'Show whole image',
  use: 'Apply',
  used: 'Image cropped. Save to show it in the shop.',
}
