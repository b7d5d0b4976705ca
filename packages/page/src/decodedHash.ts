/** The anchor that a fragment names; one that cannot be decoded (`#%`) is taken as it stands, as browsers do. */
export function decodedHash(hash: string): string {
  const anchor = hash.slice(1);
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
