const english = {
  title: "You're offline",
  heading: "You're offline",
  hint: "You haven't opened this page on this device before, so we can't show it offline.",
  tryAgain: 'Try again',
  stillOffline: "Still offline. This page will open when you're back online.",
  seen: 'Viewed on this device',
  cart: 'Your cart',
  home: 'Home',
}

export const offlineMessages = english
