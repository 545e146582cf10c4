export const uploadMessages = {
  waiting: 'Waiting',
  sending: (percent: number) => `${percent}%`,
  interrupted: 'No connection. Resumes automatically.',
  finishing: 'Almost done…',
  progress: (name: string) => `Uploading ${name}`,
  cancel: (name: string) => `Cancel upload of ${name}`,
  tryAgain: 'Try again',
  failed: "This couldn't be uploaded.",
  noAnswer: "Couldn't reach the shop. Try again to resume.",
  tooLarge: 'This file is larger than 12 MB.',
}
