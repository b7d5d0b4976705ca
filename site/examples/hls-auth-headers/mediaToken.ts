/** The short-lived credential for media addresses, which your own backend issues. */
export function mediaToken(): string {
  return 'MEDIA_TOKEN';
}
