export const focalPointMessages = {
  title: 'Focal point',
  hint: 'Press on what must stay in sight, or move the point with the arrow keys; Shift moves it further.',
  picture: 'The whole picture',
  at: (across: number, down: number) => `${across}% from the left, ${down}% from the top`,
  whole: 'Shown whole, on white',
  card: 'On a card',
  same: 'This picture has the shape in which the shop shows pictures: nothing of it is cut off.',
  loading: 'Loading…',
  showWhole: 'Show the whole picture',
  use: 'Use',
  used: 'The picture is cut anew. Save to show it.',
}
