export const uploadMessages = {
  waiting: 'Waits',
  sending: (percent: number) => `${percent}%`,
  interrupted: 'No connection: goes on by itself',
  finishing: 'Almost there…',
  progress: (name: string) => `Upload of ${name}`,
  cancel: (name: string) => `Call off the upload of ${name}`,
  tryAgain: 'Try again',
  failed: 'This could not be uploaded.',
  noAnswer: 'The shop did not answer. What has arrived is kept.',
  tooLarge: 'This file is larger than 12 MB.',
}
