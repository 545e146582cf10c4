const english = {
  title: 'We tell you when it is back',
  text: 'One mail when the size is there again, nothing else.',
  size: 'Size',
  email: 'Your e-mail',
  emailNeeded: 'Please give your e-mail.',
  emailWrong: 'Enter a valid email address.',
  send: 'Tell me',
  close: 'Close',
  failed: 'That did not work. Please check your connection and try again.',
}

export const stockNoticeMessages = english
