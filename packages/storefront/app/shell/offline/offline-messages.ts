const english = {
  title: 'No connection',
  heading: 'No connection',
  hint: 'This page was not opened on this device before, and the shop cannot be reached now.',
  tryAgain: 'Try again',
  stillOffline: 'Still no connection. The page opens by itself as soon as there is one.',
  seen: 'Seen on this device',
  cart: 'Your cart',
  home: 'Home',
}

export const offlineMessages = english
