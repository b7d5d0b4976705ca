/** The announce address with the access token as its `token` query parameter. */
export function withToken(address: string, token: string | undefined): string {
  if (!token) return address;
  const url = new URL(address);
  url.searchParams.set('token', token);
  return url.href;
}
