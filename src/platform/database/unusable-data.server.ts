/** Stored data cannot be used. The message has the file or folder and the remedy. */
export class UnusableDataError extends Error {
  override name = 'UnusableDataError';
}
