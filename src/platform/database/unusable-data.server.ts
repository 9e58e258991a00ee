/** What is kept cannot be used. The message names the file or folder and the remedy. */
export class UnusableDataError extends Error {
  override name = 'UnusableDataError';
}
