/** The sentence for each cause of a call that failed, by its key in `bookingScreenTexts`. */
export const failureCauses = {
  network: 'failedNetwork',
  busy: 'failedBusy',
  server: 'failedServer',
} as const;
