const english = {
  heading: 'On this device',
  hint: 'A notification for each step: packed, shipped, out for delivery, delivered, refunded.',
  tell: 'Tell me on this device',
  on: 'This device is told of every step of this order.',
  stop: 'Stop',
  denied: 'Notifications of this site are blocked in the settings of the browser.',
  failed: 'This browser cannot be notified now. Please try again later.',
}

export const notifyMessages = english
